import * as z from 'zod/mini';
import { requiredLine } from '../field-kit/fields.ts';
import { highlightsLimits } from './site-highlights-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { items, text } = highlightsLimits;

/** What the agency promises on the page of every program, in the order of the page. Without any, the page has no such part. */
export const HighlightsBody = z.object({
  items: z.array(z.object({ text: inEachLanguage(requiredLine(text)) })).check(z.maxLength(items)),
});
export type HighlightsBody = z.infer<typeof HighlightsBody>;
