import * as z from 'zod/mini';
import { namesOnly } from '../field-kit/facts.ts';
import { requiredLine } from '../field-kit/fields.ts';
import { type SearchPage, type SearchWords, searchFacts, searchLimits, searchPageNames } from './site-search-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const words = (kind: keyof SearchWords) =>
  inEachLanguage(
    requiredLine(searchLimits[kind]).check(
      z.refine<string>((text) => namesOnly(text, searchFacts), { error: 'unknown_fact' }),
    ),
  );
type Words = ReturnType<typeof words>;

const ofPages = Object.fromEntries(
  searchPageNames.flatMap((page) => [
    [`${page}_title`, words('title')],
    [`${page}_description`, words('description')],
  ]),
) as Record<`${SearchPage}_${keyof SearchWords}`, Words>;

/** The words of search results and shared links, and whether search engines may show the site at all. */
export const SiteSearchBody = z.object({ ...ofPages, hidden: z.boolean() });
export type SiteSearchBody = z.infer<typeof SiteSearchBody>;
