import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../field-kit/fields.ts';
import { aboutLimits } from './site-about-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { title, story, text, values, name, line } = aboutLimits;

/** The agency's story with or without its film, and what it says about itself. */
export const SiteAboutBody = z.object({
  story_title: inEachLanguage(requiredLine(title)),
  story_text: inEachLanguage(requiredText(story)),
  film: z.boolean(),
  title: inEachLanguage(requiredLine(title)),
  text: inEachLanguage(requiredText(text)),
  values: z
    .array(z.object({ title: inEachLanguage(requiredLine(name)), text: inEachLanguage(requiredText(line)) }))
    .check(z.maxLength(values)),
});
export type SiteAboutBody = z.infer<typeof SiteAboutBody>;
