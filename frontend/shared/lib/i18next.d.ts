import 'i18next';
import type admin from '../../locales/en/admin.json';
import type adminAccount from '../../locales/en/admin-account.json';
import type adminActivity from '../../locales/en/admin-activity.json';
import type adminAnswers from '../../locales/en/admin-answers.json';
import type adminCustomer from '../../locales/en/admin-customer.json';
import type adminCustomers from '../../locales/en/admin-customers.json';
import type adminDeleted from '../../locales/en/admin-deleted.json';
import type adminDrafts from '../../locales/en/admin-drafts.json';
import type adminExport from '../../locales/en/admin-export.json';
import type adminFigures from '../../locales/en/admin-figures.json';
import type adminHours from '../../locales/en/admin-hours.json';
import type adminKeys from '../../locales/en/admin-keys.json';
import type adminMoving from '../../locales/en/admin-moving.json';
import type adminOffer from '../../locales/en/admin-offer.json';
import type adminOverview from '../../locales/en/admin-overview.json';
import type adminPrivacy from '../../locales/en/admin-privacy.json';
import type adminPrograms from '../../locales/en/admin-programs.json';
import type adminQuarantine from '../../locales/en/admin-quarantine.json';
import type adminQuotes from '../../locales/en/admin-quotes.json';
import type adminReplies from '../../locales/en/admin-replies.json';
import type adminRequests from '../../locales/en/admin-requests.json';
import type adminSeasons from '../../locales/en/admin-seasons.json';
import type adminSite from '../../locales/en/admin-site.json';
import type adminTasks from '../../locales/en/admin-tasks.json';
import type adminTeam from '../../locales/en/admin-team.json';
import type adminViews from '../../locales/en/admin-views.json';
import type adminWaiting from '../../locales/en/admin-waiting.json';
import type brochure from '../../locales/en/brochure.json';
import type common from '../../locales/en/common.json';
import type contact from '../../locales/en/contact.json';
import type customJourney from '../../locales/en/custom-journey.json';
import type enquiries from '../../locales/en/enquiries.json';
import type flightBooking from '../../locales/en/flight-booking.json';
import type home from '../../locales/en/home.json';
import type hotelBooking from '../../locales/en/hotel-booking.json';
import type legal from '../../locales/en/legal.json';
import type offer from '../../locales/en/offer.json';
import type programs from '../../locales/en/programs.json';
import type quote from '../../locales/en/quote.json';
import type requestPage from '../../locales/en/request-page.json';
import type shortlist from '../../locales/en/shortlist.json';
import type testimonial from '../../locales/en/testimonial.json';

/** The texts by namespace. A unit test checks that both languages have the same keys. */
export interface Resources {
  admin: typeof admin;
  adminAccount: typeof adminAccount;
  adminActivity: typeof adminActivity;
  adminAnswers: typeof adminAnswers;
  adminCustomer: typeof adminCustomer;
  adminCustomers: typeof adminCustomers;
  adminDeleted: typeof adminDeleted;
  adminDrafts: typeof adminDrafts;
  adminExport: typeof adminExport;
  adminFigures: typeof adminFigures;
  adminKeys: typeof adminKeys;
  adminMoving: typeof adminMoving;
  adminOffer: typeof adminOffer;
  adminOverview: typeof adminOverview;
  adminPrivacy: typeof adminPrivacy;
  adminPrograms: typeof adminPrograms;
  adminQuarantine: typeof adminQuarantine;
  adminQuotes: typeof adminQuotes;
  adminReplies: typeof adminReplies;
  adminRequests: typeof adminRequests;
  adminHours: typeof adminHours;
  adminSeasons: typeof adminSeasons;
  adminSite: typeof adminSite;
  adminTasks: typeof adminTasks;
  adminTeam: typeof adminTeam;
  adminViews: typeof adminViews;
  adminWaiting: typeof adminWaiting;
  brochure: typeof brochure;
  common: typeof common;
  contact: typeof contact;
  customJourney: typeof customJourney;
  enquiries: typeof enquiries;
  flightBooking: typeof flightBooking;
  home: typeof home;
  hotelBooking: typeof hotelBooking;
  legal: typeof legal;
  offer: typeof offer;
  programs: typeof programs;
  quote: typeof quote;
  requestPage: typeof requestPage;
  testimonial: typeof testimonial;
  shortlist: typeof shortlist;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
