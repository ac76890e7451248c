import * as account from './account.ts';
import * as activity from './activity.ts';
import * as customEnquiries from './custom-enquiries.ts';
import * as customers from './customers.ts';
import * as deleted from './deleted.ts';
import * as departures from './departures.ts';
import * as desk from './desk.ts';
import * as erasures from './erasures.ts';
import * as figures from './figures.ts';
import * as flightRequests from './flight-requests.ts';
import * as hotels from './hotels.ts';
import * as hours from './hours.ts';
import * as mentions from './mentions.ts';
import * as messages from './messages.ts';
import * as overview from './overview.ts';
import * as passwordResets from './password-resets.ts';
import * as personData from './person-data.ts';
import * as photos from './photos.ts';
import * as presence from './presence.ts';
import * as privacy from './privacy.ts';
import * as programDrafts from './program-drafts.ts';
import * as programPreviews from './program-previews.ts';
import * as programs from './programs.ts';
import * as quarantine from './quarantine.ts';
import * as quotePage from './quote-page.ts';
import * as quoteSettings from './quote-settings.ts';
import * as quotes from './quotes.ts';
import * as relations from './relations.ts';
import * as requestPage from './request-page.ts';
import * as requests from './requests.ts';
import type { Route } from './route.ts';
import * as seasons from './seasons.ts';
import * as session from './session.ts';
import * as setup from './setup.ts';
import * as siteContent from './site-content.ts';
import * as siteGlossary from './site-glossary.ts';
import * as siteImport from './site-import.ts';
import * as sitePictures from './site-pictures.ts';
import * as sitePublications from './site-publications.ts';
import * as system from './system.ts';
import * as tags from './tags.ts';
import * as tasks from './tasks.ts';
import * as team from './team.ts';
import * as templates from './templates.ts';
import * as testimonials from './testimonials.ts';
import * as twoStep from './two-step.ts';
import * as views from './views.ts';
import * as waitingLists from './waiting-lists.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'reply' in value;

const routesOf = (contract: object) => Object.values(contract).filter(isRoute);

/** All routes of the API, each once. */
export const routes: readonly Route[] = [
  programs,
  departures,
  waitingLists,
  programDrafts,
  programPreviews,
  photos,
  flightRequests,
  hotels,
  customEnquiries,
  messages,
  requestPage,
  requests,
  relations,
  tags,
  tasks,
  testimonials,
  quotes,
  quotePage,
  quoteSettings,
  customers,
  desk,
  templates,
  views,
  presence,
  mentions,
  quarantine,
  overview,
  figures,
  personData,
  erasures,
  privacy,
  session,
  account,
  twoStep,
  passwordResets,
  activity,
  deleted,
  team,
  seasons,
  setup,
  hours,
  siteContent,
  sitePublications,
  siteGlossary,
  siteImport,
  sitePictures,
  system,
].flatMap(routesOf);

type RouteOf<Contract> = Contract extends unknown ? Extract<Contract[keyof Contract], Route> : never;

/** The union of all routes with their literal paths, which types the frontend's client. */
export type ApiRoute = RouteOf<
  | typeof programs
  | typeof departures
  | typeof waitingLists
  | typeof programDrafts
  | typeof programPreviews
  | typeof photos
  | typeof flightRequests
  | typeof hotels
  | typeof customEnquiries
  | typeof messages
  | typeof requestPage
  | typeof requests
  | typeof relations
  | typeof tags
  | typeof tasks
  | typeof testimonials
  | typeof quotes
  | typeof quotePage
  | typeof quoteSettings
  | typeof customers
  | typeof desk
  | typeof templates
  | typeof views
  | typeof presence
  | typeof mentions
  | typeof quarantine
  | typeof overview
  | typeof figures
  | typeof personData
  | typeof erasures
  | typeof privacy
  | typeof session
  | typeof account
  | typeof twoStep
  | typeof passwordResets
  | typeof activity
  | typeof deleted
  | typeof team
  | typeof seasons
  | typeof setup
  | typeof hours
  | typeof siteContent
  | typeof sitePublications
  | typeof siteGlossary
  | typeof siteImport
  | typeof sitePictures
  | typeof system
>;

type KeyOf<R extends ApiRoute> = R extends unknown ? `${R['method']} ${R['path']}` : never;

/** `GET /programs/{id}`: the name of a route in calls, so that a wrong method or path does not compile. */
export type RouteKey = KeyOf<ApiRoute>;

/** The route with this key. */
export type RouteOfKey<Key extends RouteKey> = ApiRoute extends infer R
  ? R extends ApiRoute
    ? Key extends KeyOf<R>
      ? R
      : never
    : never
  : never;

/** The path of a route's handler below `functions/api`, without the extension: `programs/get-program`. */
export function handlerPath(route: Route): string {
  const folder = route.path.split('/')[1]?.replace(/\..*$/, '') ?? '';
  return `${folder}/${route.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
