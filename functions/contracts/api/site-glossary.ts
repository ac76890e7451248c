import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../field-kit/fields.ts';
import { route } from './route.ts';
import { glossaryLimits } from './site-glossary-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { items, term, avoid } = glossaryLimits;

/** The agency's terms. Visitors never see them: they are for who writes texts. */
export const GlossaryBody = z.object({
  items: z
    .array(z.object({ term: inEachLanguage(requiredLine(term)), avoid: inEachLanguage(optionalLine(avoid)) }))
    .check(z.maxLength(items)),
});
export type GlossaryBody = z.infer<typeof GlossaryBody>;

export const getGlossary = route({
  id: 'getGlossary',
  summary: 'The terms of the agency, with the spellings that its texts avoid',
  method: 'GET',
  path: '/settings/glossary',
  access: 'staff',
  reply: GlossaryBody.shape.items,
  status: 200,
  uses: { SiteContent: ['GetItem'] },
});
