import type { SiteMenusBody } from './site-menus.ts';
import type { SiteTexts } from './site-texts.ts';

export const menusLimits = { header: 3, footer: 8, text: 30, link: 500 } as const;

/** A link of the agency's own, besides those that every site has. */
export interface MenuLink {
  text: SiteTexts;
  to: string;
}

/** The own links of each menu, in their order. */
export interface SiteMenus {
  header: readonly MenuLink[];
  footer: readonly MenuLink[];
}

/** Returns what visitors get of the own links; null if there are none. */
export const shownMenus = ({ header, footer }: SiteMenusBody): SiteMenus | null =>
  header.length + footer.length > 0 ? { header, footer } : null;
