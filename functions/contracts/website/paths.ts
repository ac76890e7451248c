/**
 * The URL of every screen. Node imports this file too (the local server answers 404 for other paths), so it imports
 * nothing.
 */

const segment = encodeURIComponent;

export const paths = {
  home: '/',
  services: '/#services',
  homePrograms: '/#programs',
  about: '/#about',
  testimonials: '/#testimonials',
  faq: '/#faq',
  programs: '/programs',
  program: (id: string) => `/program/${segment(id)}`,
  contact: '/contact',
  customJourney: '/custom-journey',
  flightBooking: '/flight-booking',
  hotelBooking: '/hotel-booking',
  privacy: '/privacy',
  cookies: '/privacy#cookies',
  terms: '/terms',
  admin: {
    index: '/admin',
    signIn: '/admin/login',
    resetPassword: (token: string) => `/admin/reset-password/${segment(token)}`,
    requests: '/admin/requests',
    flightRequests: '/admin/requests/flights',
    hotelRequests: '/admin/requests/hotels',
    customRequests: '/admin/requests/custom',
    messages: '/admin/messages',
    programs: '/admin/programs/upload',
  },
} as const;

/** The public screens that are the same for everybody, for search engines. Each program adds a page. */
export const listedPaths: readonly string[] = [
  paths.home,
  paths.programs,
  paths.contact,
  paths.customJourney,
  paths.flightBooking,
  paths.hotelBooking,
  paths.privacy,
  paths.terms,
];

/** An enquiry form opened from a program's page. */
export const enquiryAbout = (form: string, programId: string) => `${form}?program=${segment(programId)}`;

/** All screens, as react-router patterns. */
export const screenPatterns: readonly string[] = [
  paths.home,
  paths.programs,
  '/program/:id',
  paths.contact,
  paths.customJourney,
  paths.flightBooking,
  paths.hotelBooking,
  paths.privacy,
  paths.terms,
  paths.admin.index,
  paths.admin.signIn,
  '/admin/reset-password/:token',
  paths.admin.requests,
  paths.admin.flightRequests,
  paths.admin.hotelRequests,
  paths.admin.customRequests,
  '/admin/requests/messages',
  paths.admin.messages,
  paths.admin.programs,
];
