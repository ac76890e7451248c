import * as z from 'zod/mini';
import { requiredLine } from '../field-kit/fields.ts';
import { highlightsLimits } from './site-highlights-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { items, text } = highlightsLimits;

/** The highlights of every program, in the page's order. The page leaves the part out if there are none. */
export const HighlightsBody = z.object({
  items: z.array(z.object({ text: inEachLanguage(requiredLine(text)) })).check(z.maxLength(items)),
});
export type HighlightsBody = z.infer<typeof HighlightsBody>;
