import * as z from 'zod/mini';
import { BusinessDate, orNull, requiredLine, requiredText } from '../field-kit/fields.ts';
import { pageLimits } from './site-page-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { title, summary, text } = pageLimits;

/** A page of text: the privacy policy, the terms, a guide. */
export const SitePageBody = z.object({
  title: inEachLanguage(requiredLine(title)),
  /** Below the title, and in the results of search engines. */
  summary: inEachLanguage(requiredLine(summary)),
  /** The Riyadh calendar day from which it is in force; null shows none. */
  effective: orNull(BusinessDate),
  /** Markdown. It may name facts: see `pageFacts`. */
  text: inEachLanguage(requiredText(text)),
});
export type SitePageBody = z.infer<typeof SitePageBody>;
