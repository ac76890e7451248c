import { withFacts } from '../field-kit/facts.ts';
import type { Language } from '../field-kit/language.ts';
import { type Brand, nameInText } from './site-brand-rules.ts';
import type { SiteTexts } from './site-texts.ts';

/** The pages whose title and description owners write. `website/search-pages.ts` says where they are. */
export const searchPageNames = ['home', 'programs', 'custom', 'flight', 'hotel', 'contact'] as const;
export type SearchPage = (typeof searchPageNames)[number];

/** In characters: what is refused, and what search engines show about. */
export const searchLimits = { title: 120, description: 300 } as const;
export const shownLengths = { title: 60, description: 160 } as const;

/** The fact that a title or a description can name. */
export const searchFacts = ['agency'] as const;

/** The title and the description of a page, as search results and shared links show them. */
export interface SearchWords {
  title: SiteTexts;
  description: SiteTexts;
}

export type SiteSearchContent = { [Name in `${SearchPage}_${keyof SearchWords}`]: SiteTexts } & { hidden: boolean };

/** The part that visitors get. */
export interface SiteSearch {
  /** True if search engines show nothing of this site. */
  hidden: boolean;
  /** A page of the site has its own alone. */
  pages: Readonly<Partial<Record<SearchPage, SearchWords>>>;
}

/** Returns a title or a description with the agency's name, which stands by itself in a title. */
export const searchText = (
  kind: keyof SearchWords,
  text: string,
  { brand, language }: { brand: Pick<Brand, 'name'>; language: Language },
): string => withFacts(text, { agency: kind === 'title' ? brand.name[language] : nameInText(brand, language) });

/** Returns what visitors get. */
export function shownSearch(content: SiteSearchContent): SiteSearch {
  const pages = searchPageNames.map((page) => [
    page,
    { title: content[`${page}_title`], description: content[`${page}_description`] },
  ]);
  return { hidden: content.hidden, pages: Object.fromEntries(pages) };
}
