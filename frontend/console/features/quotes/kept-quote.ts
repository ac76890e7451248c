import type { Language } from '#contracts/field-kit/language';
import { keptBy } from '../drafts/kept.ts';
import type { QuoteValues } from './quote-values.ts';

/** A quote that somebody has begun to write. Only this tab knows it: nothing is sent before its button is pressed. */
export interface KeptQuote {
  values: QuoteValues;
  language: Language;
  /** The quote that it replaces; null if it stands beside it. */
  replaces: string | null;
  at: string;
}

export const keptQuotes = keptBy<KeptQuote>('quote-draft');

/** A new version of a quote is another draft than a new quote. */
export const keptKey = (enquiryId: string, from: { id: string } | undefined) => `${enquiryId}:${from?.id ?? 'new'}`;
