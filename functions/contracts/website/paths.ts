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
  brochure: (id: string) => `/program/${segment(id)}/brochure`,
  /** A page of the agency's own. */
  ownPage: (name: string) => `/p/${segment(name)}`,
  /** The programs that the visitor's browser keeps, or those of a link's fragment. */
  favourites: '/favourites',
  compare: '/compare',
  /** A program before it is published, which the link's fragment opens. */
  preview: '/preview',
  contact: '/contact',
  /** A customer's request, which the link's fragment opens. */
  request: '/request',
  /** Where a customer writes a testimonial, by the link of an invitation. */
  testimonial: '/testimonial',
  /** A quote, which the fragment of its link opens. */
  quote: '/offer',
  customJourney: '/custom-journey',
  flightBooking: '/flight-booking',
  hotelBooking: '/hotel-booking',
  privacy: '/privacy',
  cookies: '/cookies',
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
    tasks: '/admin/tasks',
    customers: '/admin/customers',
    quarantine: '/admin/quarantine',
    programs: '/admin/programs/upload',
    seasons: '/admin/seasons',
    hours: '/admin/hours',
    answers: '/admin/answers',
    templates: '/admin/templates',
    quoteSettings: '/admin/quotes',
    site: '/admin/site',
    siteMoving: '/admin/site/moving',
    account: '/admin/account',
    activity: '/admin/activity',
    team: '/admin/team',
    invitation: '/admin/invitation',
    privacy: '/admin/privacy',
    deleted: '/admin/deleted',
  },
} as const;

/** Normalises a path: lower case, no trailing slash. */
export const plainPath = (path: string): string => path.replace(/\/+$/, '').toLowerCase() || paths.home;

/** Returns the address of an enquiry form about a program. */
export const enquiryAbout = (form: string, programId: string) => `${form}?program=${segment(programId)}`;
