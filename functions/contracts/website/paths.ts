/** Every screen's URL, written once. `screens.ts` maps the paths to screens. */

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
    resetPassword: '/admin/reset-password',
    requests: '/admin/requests',
    flightRequests: '/admin/requests/flights',
    hotelRequests: '/admin/requests/hotels',
    customRequests: '/admin/requests/custom',
    messages: '/admin/messages',
    quarantine: '/admin/quarantine',
    programs: '/admin/programs/upload',
    seasons: '/admin/seasons',
    account: '/admin/account',
    activity: '/admin/activity',
    team: '/admin/team',
    invitation: '/admin/invitation',
    privacy: '/admin/privacy',
    deleted: '/admin/deleted',
  },
} as const;

/** Returns the address of an enquiry form about a program. */
export const enquiryAbout = (form: string, programId: string) => `${form}?program=${segment(programId)}`;
