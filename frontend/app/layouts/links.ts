import { paths } from '#contracts/website/paths';

/** The header's links: places on the home page, in its order. */
export const mainLinks = [
  { to: paths.home, text: 'nav.home' },
  { to: paths.services, text: 'nav.services' },
  { to: paths.homePrograms, text: 'nav.programs' },
] as const;

/** The forms that begin a journey. */
export const bookingLinks = [
  { to: paths.customJourney, text: 'nav.customJourney' },
  { to: paths.flightBooking, text: 'nav.flightBooking' },
  { to: paths.hotelBooking, text: 'nav.hotelBooking' },
] as const;

/** The footer's ways to know the agency better. */
export const companyLinks = [
  { to: paths.about, text: 'nav.about' },
  { to: paths.programs, text: 'nav.allPrograms' },
  { to: paths.testimonials, text: 'nav.testimonials' },
  { to: paths.faq, text: 'nav.faq' },
  { to: paths.contact, text: 'nav.contactPage' },
] as const;

export const legalLinks = [
  { to: paths.privacy, text: 'footer.privacy' },
  { to: paths.terms, text: 'footer.terms' },
  { to: paths.cookies, text: 'footer.cookies' },
] as const;

export type SiteLink = (typeof mainLinks | typeof bookingLinks | typeof companyLinks | typeof legalLinks)[number];
