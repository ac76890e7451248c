import type { RouteKey } from '../api/routes.ts';
import { paths } from './paths.ts';

export interface ConsoleRoute {
  path: string;
  /** The screen's file in `frontend/console/screens`, without its extension. */
  screen: string;
  texts?: readonly string[];
  /** Requires a signed-in member of staff. */
  staffOnly?: true;
  /** Requires permission to call this route; without it the screen would be empty. */
  requires?: RouteKey;
  /** The group in the menu. */
  menu?: 'overview' | 'enquiries' | 'programs' | 'office';
  /** Text key of its entry in the menu. */
  label?: string;
}

/** The console's screens. Separate from the public ones, which load without them. */
export const consoleRoutes = [
  { path: paths.admin.signIn, screen: 'sign-in/sign-in-screen' },
  { path: paths.admin.resetPassword, screen: 'reset-password/reset-password-screen' },
  // Links of earlier versions, valid for half an hour.
  { path: '/admin/reset-password/:token', screen: 'reset-password/reset-password-screen' },
  { path: paths.admin.invitation, screen: 'invitation/invitation-screen', texts: ['adminTeam'] },
  {
    path: paths.admin.index,
    screen: 'overview/overview-screen',
    texts: ['adminOverview', 'adminWaiting'],
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
    path: paths.admin.tasks,
    screen: 'tasks/tasks-screen',
    texts: ['adminTasks'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.tasks',
  },
  {
    path: paths.admin.customers,
    screen: 'customers/customers-screen',
    texts: ['adminCustomers'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.customers',
  },
  {
    path: paths.admin.quarantine,
    screen: 'quarantine/quarantine-screen',
    texts: ['adminQuarantine'],
    staffOnly: true,
    menu: 'enquiries',
    label: 'layout.quarantine',
  },
  {
    path: paths.admin.programs,
    screen: 'programs/programs-screen',
    texts: ['adminPrograms', 'adminWaiting'],
    staffOnly: true,
    menu: 'programs',
    label: 'layout.programs',
  },
  // The words that people type who know the menu; the screen's own address is fixed.
  {
    path: '/admin/programs',
    screen: 'programs/programs-screen',
    texts: ['adminPrograms', 'adminWaiting'],
    staffOnly: true,
  },
  {
    path: paths.admin.seasons,
    screen: 'seasons/seasons-screen',
    texts: ['adminSeasons'],
    staffOnly: true,
    requires: 'PUT /settings/seasons',
    menu: 'programs',
    label: 'layout.seasons',
  },
  {
    path: paths.admin.hours,
    screen: 'hours/hours-screen',
    texts: ['adminHours', 'adminSeasons'],
    staffOnly: true,
    requires: 'PUT /settings/hours',
    menu: 'office',
    label: 'layout.hours',
  },
  {
    path: paths.admin.answers,
    screen: 'answers/answers-screen',
    texts: ['adminAnswers', 'adminOverview'],
    staffOnly: true,
    requires: 'GET /desk/answers',
    menu: 'office',
    label: 'layout.answers',
  },
  {
    path: paths.admin.templates,
    screen: 'templates/templates-screen',
    texts: ['adminReplies', 'adminPrograms'],
    staffOnly: true,
    requires: 'PUT /desk/own-templates',
    menu: 'office',
    label: 'layout.templates',
  },
  {
    path: paths.admin.quoteSettings,
    screen: 'quotes/quotes-screen',
    texts: ['adminQuotes', 'adminOffer', 'adminPrograms'],
    staffOnly: true,
    requires: 'GET /desk/quote-settings',
    menu: 'office',
    label: 'layout.quotes',
  },
  {
    path: paths.admin.site,
    screen: 'site/site-screen',
    texts: ['adminSite', 'adminDrafts', 'adminPrograms'],
    staffOnly: true,
    requires: 'PUT /site/{id}/draft',
    menu: 'office',
    label: 'layout.site',
  },
  {
    path: paths.admin.siteMoving,
    screen: 'site-moving/site-moving-screen',
    texts: ['adminMoving', 'adminSite'],
    staffOnly: true,
    requires: 'POST /site-import',
  },
  {
    path: paths.admin.team,
    screen: 'team/team-screen',
    texts: ['adminTeam'],
    staffOnly: true,
    requires: 'GET /team',
    menu: 'office',
    label: 'layout.team',
  },
  {
    path: paths.admin.activity,
    screen: 'activity/activity-screen',
    texts: ['adminActivity', 'adminPrograms', 'adminTeam', 'adminSeasons'],
    staffOnly: true,
    requires: 'POST /activity/searches',
    menu: 'office',
    label: 'layout.activity',
  },
  {
    path: paths.admin.privacy,
    screen: 'privacy/privacy-screen',
    texts: ['adminPrivacy'],
    staffOnly: true,
    requires: 'POST /privacy/searches',
    menu: 'office',
    label: 'layout.privacy',
  },
  {
    path: paths.admin.deleted,
    screen: 'deleted/deleted-screen',
    texts: ['adminDeleted'],
    staffOnly: true,
    requires: 'GET /deleted',
    menu: 'office',
    label: 'layout.deleted',
  },
  {
    path: paths.admin.account,
    screen: 'account/account-screen',
    texts: ['adminAccount'],
    staffOnly: true,
  },
] as const satisfies readonly ConsoleRoute[];
