import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../field-kit/fields.ts';
import { homeLimits, homeParts } from './site-home-rules.ts';
import { inEachLanguage } from './site-texts.ts';

/** Which parts the home page shows, in which order, and the words above its programs. */
export const SiteHomeBody = z.object({
  parts: z.array(z.object({ part: z.enum(homeParts), shown: z.boolean() })).check(
    z.maxLength(homeParts.length),
    z.refine((parts) => new Set(parts.map(({ part }) => part)).size === parts.length, { error: 'not_an_option' }),
  ),
  programs_title: inEachLanguage(requiredLine(homeLimits.title)),
  programs_subtitle: inEachLanguage(requiredText(homeLimits.text)),
});
export type SiteHomeBody = z.infer<typeof SiteHomeBody>;
