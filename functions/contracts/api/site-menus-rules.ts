import type { SiteContent } from './shown-content.ts';
import { type HomePart, homeParts } from './site-home-rules.ts';
import type { SiteMenusBody } from './site-menus.ts';
import type { SiteTexts } from './site-texts.ts';

export const menusLimits = { header: 3, footer: 8, text: 30, link: 500 } as const;

/** A link of the agency's own, besides those that every site has. */
export interface MenuLink {
  text: SiteTexts;
  to: string;
}

/** The menus of a site: its own links, and the parts that they leave out. */
export interface SiteMenus {
  /** The own links of each menu, in their order. */
  header: readonly MenuLink[];
  footer: readonly MenuLink[];
  /** The parts that the home page does not show, to which no menu leads; absent if it shows all. */
  missing?: readonly HomePart[];
}

/** Returns what visitors get of the menus; null if they are those of every site. */
export const shownMenus = ({ header, footer }: SiteMenusBody, missing: readonly HomePart[] = []): SiteMenus | null =>
  header.length + footer.length + missing.length > 0
    ? { header, footer, ...(missing.length > 0 && { missing }) }
    : null;

type HomeContent = Pick<SiteContent, 'home' | 'services' | 'testimonials' | 'questions'>;

/** Returns the parts that the home page does not show: they are hidden, or the agency has written nothing for them. */
export function missingParts({ home, services, testimonials, questions }: HomeContent): HomePart[] {
  const lists: Partial<Record<HomePart, readonly unknown[]>> = {
    services: services.items,
    testimonials,
    faq: questions,
  };
  return homeParts.filter((part) => !home.parts.includes(part) || lists[part]?.length === 0);
}
