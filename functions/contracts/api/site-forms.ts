import * as z from 'zod/mini';
import { namesOnly } from '../field-kit/facts.ts';
import { requiredLine } from '../field-kit/fields.ts';
import { type FormText, formFacts, formTextNames, formTexts } from './site-forms-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const words = (name: FormText) =>
  inEachLanguage(
    requiredLine(formTexts[name]).check(
      z.refine<string>((text) => namesOnly(text, formFacts), { error: 'unknown_fact' }),
    ),
  );

/** What the agency says where visitors ask for something. */
export const SiteFormsBody = z.object(
  Object.fromEntries(formTextNames.map((name) => [name, words(name)])) as Record<FormText, ReturnType<typeof words>>,
);
export type SiteFormsBody = z.infer<typeof SiteFormsBody>;
