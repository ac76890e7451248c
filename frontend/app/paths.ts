/**
 * Every screen's URL, written once. Node runs this file too (the local server answers 404 for what matches no
 * pattern), so it imports nothing.
 */

const segment = encodeURIComponent;

export const paths = {
  home: '/',
  services: '/#services',
  homePrograms: '/#programs',
  programs: '/programs',
  program: (id: string) => `/program/${segment(id)}`,
  flightBooking: '/flight-booking',
  /** The flight form for a traveller who comes from a program's page. */
  flightBookingFor: (programId: string) => `/flight-booking?program=${segment(programId)}`,
  admin: {
    index: '/admin',
    signIn: '/admin/login',
    resetPassword: (token: string) => `/admin/reset-password/${segment(token)}`,
    flightRequests: '/admin/requests/flights',
  },
} as const;

/** The screens that exist, as react-router patterns. */
export const screenPatterns: readonly string[] = [
  paths.home,
  paths.programs,
  '/program/:id',
  paths.flightBooking,
  paths.admin.index,
  paths.admin.signIn,
  '/admin/reset-password/:token',
  paths.admin.flightRequests,
];
