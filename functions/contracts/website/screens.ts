import { paths } from './paths.ts';

/**
 * The one table of routes: the router, the prerendered pages, the sitemap, the CDN and the menus read it. The order of
 * rows is the order within a menu.
 */
export interface SiteRoute {
  /** A react-router pattern, or an anchor on another screen. */
  path: string;
  /** The screen's file in `frontend/site/screens`, without its extension. An anchor has none. */
  screen?: string;
  /** Parts of the screen whose code loads after the reader's first action: files as in `screen`. */
  later?: readonly string[];
  /** Namespaces of texts that load with the screen, besides the common ones. */
  texts?: readonly string[];
  /** True if the screen uses antd components. */
  antd?: true;
  /**
   * True if the screen is the same for everybody and indexed by search engines. Programs' pages are added separately.
   */
  listed?: true;
  /**
   * True if the screen is for one reader, whose link opens it: its file has no content, no search engine lists it and no
   * browser keeps it.
   */
  private?: true;
  menu?: 'main' | 'booking' | 'company' | 'legal';
  /** Text key of its link in the menu. */
  label?: string;
}

/** The public screens. */
export const siteRoutes = [
  {
    path: paths.home,
    screen: 'home/home-screen',
    texts: ['home', 'programs'],
    listed: true,
    menu: 'main',
    label: 'nav.home',
  },
  { path: paths.services, menu: 'main', label: 'nav.services' },
  { path: paths.homePrograms, menu: 'main', label: 'nav.programs' },
  {
    path: paths.customJourney,
    screen: 'custom-journey/custom-journey-screen',
    texts: ['enquiries', 'customJourney', 'offer'],
    antd: true,
    listed: true,
    menu: 'booking',
    label: 'nav.customJourney',
  },
  {
    path: paths.flightBooking,
    screen: 'flight-booking/flight-booking-screen',
    texts: ['enquiries', 'flightBooking'],
    antd: true,
    listed: true,
    menu: 'booking',
    label: 'nav.flightBooking',
  },
  {
    path: paths.hotelBooking,
    screen: 'hotel-booking/hotel-booking-screen',
    texts: ['enquiries', 'hotelBooking'],
    antd: true,
    listed: true,
    menu: 'booking',
    label: 'nav.hotelBooking',
  },
  { path: paths.about, menu: 'company', label: 'nav.about' },
  {
    path: paths.programs,
    screen: 'programs/programs-screen',
    texts: ['programs'],
    listed: true,
    menu: 'company',
    label: 'nav.allPrograms',
  },
  { path: paths.testimonials, menu: 'company', label: 'nav.testimonials' },
  { path: paths.faq, menu: 'company', label: 'nav.faq' },
  {
    path: paths.contact,
    screen: 'contact/contact-screen',
    texts: ['enquiries', 'contact'],
    antd: true,
    listed: true,
    menu: 'company',
    label: 'nav.contactPage',
  },
  {
    path: paths.request,
    screen: 'request/request-screen',
    texts: ['enquiries', 'requestPage'],
    private: true,
    menu: 'company',
    label: 'nav.request',
  },
  {
    path: paths.testimonial,
    screen: 'testimonial/testimonial-screen',
    texts: ['enquiries', 'testimonial'],
    private: true,
  },
  {
    path: paths.quote,
    screen: 'quote/quote-screen',
    texts: ['enquiries', 'quote'],
    private: true,
  },
  {
    path: paths.favourites,
    screen: 'favourites/favourites-screen',
    texts: ['programs', 'shortlist'],
    private: true,
  },
  {
    path: paths.compare,
    screen: 'compare/compare-screen',
    texts: ['programs', 'offer', 'shortlist'],
    private: true,
  },
  {
    path: paths.privacy,
    screen: 'legal/legal-screen',
    texts: ['legal'],
    listed: true,
    menu: 'legal',
    label: 'footer.privacy',
  },
  {
    path: paths.terms,
    screen: 'legal/legal-screen',
    texts: ['legal'],
    listed: true,
    menu: 'legal',
    label: 'footer.terms',
  },
  {
    path: paths.cookies,
    screen: 'legal/legal-screen',
    texts: ['legal'],
    listed: true,
    menu: 'legal',
    label: 'footer.cookies',
  },
  { path: '/p/:name', screen: 'own-page/own-page-screen', texts: ['legal'] },
  {
    path: '/program/:id',
    screen: 'program/program-screen',
    later: ['program/program-rest'],
    texts: ['programs', 'offer'],
  },
  {
    path: '/program/:id/brochure',
    screen: 'brochure/brochure-screen',
    texts: ['programs', 'offer', 'brochure'],
  },
  { path: paths.preview, screen: 'preview/preview-screen', texts: ['programs', 'offer'], private: true },
] as const satisfies readonly SiteRoute[];
