import type { HomePart } from '#contracts/api/site-home-rules';
import { paths } from '#contracts/website/paths';
import { type SiteRoute, siteRoutes } from '#contracts/website/screens';

type Menu = NonNullable<SiteRoute['menu']>;
type InMenu<Name extends Menu> = Extract<(typeof siteRoutes)[number], { menu: Name }>;

/** A menu's links in the order of the table of routes. */
const linksIn = <Name extends Menu>(menu: Name) =>
  siteRoutes
    .filter((route): route is InMenu<Name> => 'menu' in route && route.menu === menu)
    .map(({ path, label }) => ({ to: path, text: label }));

/** The header's links: sections of the home page, in the page's order. */
export const mainLinks = linksIn('main');

/** Links to the booking forms. */
export const bookingLinks = linksIn('booking');

/** The footer's links to information about the agency. */
export const companyLinks = linksIn('company');

export const legalLinks = linksIn('legal');

export type SiteLink = (typeof mainLinks | typeof bookingLinks | typeof companyLinks | typeof legalLinks)[number];

/** Returns where a link leads on a site whose home page lacks these parts: the programs have a screen of their own. */
export function shownLink(to: string, missing: readonly HomePart[]): string | undefined {
  if (!missing.includes(to.split('#')[1] as HomePart)) return to;
  return to === paths.homePrograms ? paths.programs : undefined;
}
