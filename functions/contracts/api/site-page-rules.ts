import { type Language, languages } from '../field-kit/language.ts';
import type { PagePart, PageTextOf } from './page-text.ts';
import type { SitePageBody } from './site-page.ts';
import type { SiteTexts } from './site-texts.ts';

export const pageLimits = { title: 80, summary: 200, text: 20_000 } as const;

/** The pages that every site has, at an address of their own. */
export const legalPages = ['privacy', 'terms', 'cookies'] as const;
export type LegalPage = (typeof legalPages)[number];

export const isLegalPage = (name: string): name is LegalPage => (legalPages as readonly string[]).includes(name);

/** The part of a page that visitors get. */
export interface SitePage {
  title: SiteTexts;
  summary: SiteTexts;
  /** The Riyadh calendar day from which it is in force; null if it names none. */
  effective: string | null;
  text: Readonly<Record<Language, readonly PagePart[]>>;
}

/** Returns what visitors get of a page. @param textOf reads Markdown */
export const shownPage = ({ title, summary, effective, text }: SitePageBody, textOf: PageTextOf): SitePage => ({
  ...{ title, summary, effective },
  text: Object.fromEntries(languages.map((language) => [language, textOf(text[language])])) as Record<
    Language,
    PagePart[]
  >,
});
