import type { RouteKey } from '../routes.ts';
import { paths } from './paths.ts';

/**
 * The one table of routes: the router, the prerendered pages, the sitemap, the CDN and the menus read it. The order of
 * rows is the order within a menu.
 */
export interface SiteRoute {
  /** As a pattern of react-router, or an anchor on another screen. */
  path: string;
  /** The screen's file in `frontend/screens`, without its ending. An anchor has none. */
  screen?: string;
  /** Namespaces of texts that the screen comes with, besides the common ones. */
  texts?: readonly string[];
  /** The screen is made of antd components. */
  antd?: true;
  /** The screen is the same for everybody, and search engines know it. Programs' pages come on top. */
  listed?: true;
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
    texts: ['enquiries', 'customJourney'],
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
    path: paths.privacy,
    screen: 'privacy/privacy-screen',
    texts: ['legal'],
    listed: true,
    menu: 'legal',
    label: 'footer.privacy',
  },
  {
    path: paths.terms,
    screen: 'terms/terms-screen',
    texts: ['legal'],
    listed: true,
    menu: 'legal',
    label: 'footer.terms',
  },
  { path: paths.cookies, menu: 'legal', label: 'footer.cookies' },
  { path: '/program/:id', screen: 'program/program-screen', texts: ['programs'] },
] as const satisfies readonly SiteRoute[];

export interface ConsoleRoute {
  path: string;
  /** The screen's file in `frontend/screens/admin`, without its ending. */
  screen: string;
  texts?: readonly string[];
  /** Only staff who have signed in may open it. */
  staffOnly?: true;
  /** Only staff who may call this route may open it, as its contract says: without it the screen shows nothing. */
  requires?: RouteKey;
  /** The group of the menu that it stands in. */
  menu?: 'overview' | 'enquiries' | 'programs' | 'office';
  /** Text key of its entry in the menu. */
  label?: string;
}

/** The console. */
export const consoleRoutes = [
  { path: paths.admin.signIn, screen: 'sign-in/sign-in-screen' },
  { path: '/admin/reset-password/:token', screen: 'reset-password/reset-password-screen' },
  {
    path: paths.admin.index,
    screen: 'overview/overview-screen',
    texts: ['adminOverview'],
    staffOnly: true,
    menu: 'overview',
    label: 'layout.overview',
  },
  {
    path: paths.admin.requests,
    screen: 'requests/enquiries-screen',
    texts: ['adminRequests'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.allRequests',
  },
  {
    path: paths.admin.flightRequests,
    screen: 'requests/enquiries-screen',
    texts: ['adminRequests'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.flights',
  },
  {
    path: paths.admin.hotelRequests,
    screen: 'requests/enquiries-screen',
    texts: ['adminRequests'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.hotels',
  },
  {
    path: paths.admin.customRequests,
    screen: 'requests/enquiries-screen',
    texts: ['adminRequests'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.custom',
  },
  { path: '/admin/requests/messages', screen: 'requests/enquiries-screen', texts: ['adminRequests'], staffOnly: true },
  {
    path: paths.admin.messages,
    screen: 'requests/enquiries-screen',
    texts: ['adminRequests'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.messages',
  },
  {
    path: paths.admin.programs,
    screen: 'programs/programs-screen',
    texts: ['adminPrograms'],
    staffOnly: true,
    menu: 'programs',
    label: 'layout.programs',
  },
  { path: paths.admin.account, screen: 'account/account-screen', texts: ['adminAccount'], staffOnly: true },
  {
    path: paths.admin.activity,
    screen: 'activity/activity-screen',
    texts: ['adminActivity', 'adminPrograms'],
    staffOnly: true,
    requires: 'GET /activity',
    menu: 'office',
    label: 'layout.activity',
  },
] as const satisfies readonly ConsoleRoute[];
