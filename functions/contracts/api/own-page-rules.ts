import type { PublishedOwnPage } from './own-page.ts';
import type { PageTextOf } from './page-text.ts';
import { type SitePage, shownPage } from './site-page-rules.ts';

export const ownPageLimits = { pages: 30, name: 60, former: 20 } as const;

/** Where the agency's own page is kept: its name, which is its address, can change. */
export type OwnPageId = `page-${number}`;

/** The places for own pages; most are free. */
export const ownPageIds: readonly OwnPageId[] = Array.from(
  { length: ownPageLimits.pages },
  (_, index): OwnPageId => `page-${index + 1}`,
);

export const isOwnPageId = (id: string): id is OwnPageId => (ownPageIds as readonly string[]).includes(id);

/** Names that look like parts of the system. */
export const reservedPageNames: readonly string[] = ['admin', 'api', 'assets', 'data', 'index', 'login', 'p', 'photos'];

/** An own page as visitors get it. */
export interface OwnPage {
  id: OwnPageId;
  /** Its address is `/p/<name>`. */
  name: string;
  /** Names it had before: their addresses lead here. */
  former: readonly string[];
  /** False once it is archived: then its addresses lead nowhere. */
  isShown: boolean;
  version: number;
  /** The instant of its publication. */
  changed: string | null;
  /** Absent in the list of pages, and of an archived page. */
  page?: SitePage;
}

/** Returns the agency's own pages as visitors get them. Of two with one name, which only a race can publish, the first is shown. */
export function shownOwnPages(pages: readonly PublishedOwnPage[], textOf: PageTextOf): OwnPage[] {
  const taken = new Set<string>();
  return pages
    .filter(({ version }) => version > 0)
    .map(({ id, version, at, content }) => {
      const { name, former, archived } = content;
      const isShown = !archived && !taken.has(name);
      if (isShown) taken.add(name);
      const shown = { id, name, former, isShown, version, changed: at };
      return isShown ? { ...shown, page: shownPage(content, textOf) } : shown;
    });
}

/** Returns the shown page with this name. */
export const ownPageNamed = (name: string, pages: readonly OwnPage[] = []): OwnPage | undefined =>
  pages.find((page) => page.isShown && page.name === name);

/** Returns the page that had this name before, unless another has it now. */
export const movedOwnPage = (name: string, pages: readonly OwnPage[] = []): OwnPage | undefined =>
  ownPageNamed(name, pages) ? undefined : pages.find((page) => page.isShown && page.former.includes(name));
