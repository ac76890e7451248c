import { type SiteRoute, siteRoutes } from '#contracts/website/screens';

type Menu = NonNullable<SiteRoute['menu']>;
type InMenu<Name extends Menu> = Extract<(typeof siteRoutes)[number], { menu: Name }>;

/** A menu's links in the order of the table of routes. */
const linksIn = <Name extends Menu>(menu: Name) =>
  siteRoutes
    .filter((route): route is InMenu<Name> => 'menu' in route && route.menu === menu)
    .map(({ path, label }) => ({ to: path, text: label }));

/** The header's links: places on the home page, in its order. */
export const mainLinks = linksIn('main');

/** The forms that begin a journey. */
export const bookingLinks = linksIn('booking');

/** The footer's ways to know the agency better. */
export const companyLinks = linksIn('company');

export const legalLinks = linksIn('legal');

export type SiteLink = (typeof mainLinks | typeof bookingLinks | typeof companyLinks | typeof legalLinks)[number];
