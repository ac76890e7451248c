import * as z from 'zod/mini';
import { namesOnly } from '../field-kit/facts.ts';
import { Id, optionalText, requiredLine, requiredText, wholeNumber } from '../field-kit/fields.ts';
import { lastChange, noDuplicates, removals } from './kept-lists.ts';
import { baseLanguage } from './program-fields.ts';
import { perTranslation } from './program-shapes.ts';
import { route } from './route.ts';
import { builtInTemplates, templateFacts, templateLimits } from './template-rules.ts';

/** Texts that staff begin a reply with: everybody's own, and shared ones that owners make. */

const fields = {
  id: Id,
  title: z.string(),
  /** By language; where one is missing, replies have the Arabic text. */
  texts: z.object({ [baseLanguage]: z.string(), ...perTranslation(z.nullable(z.string())) }),
};

const Template = z.object({
  ...fields,
  ...lastChange,
});
export type Template = z.infer<typeof Template>;

const known = z.refine<string>((text) => namesOnly(text, templateFacts), { error: 'unknown_fact' });
const knownIfAny = z.refine<string | null>((text) => text === null || namesOnly(text, templateFacts), {
  error: 'unknown_fact',
});
const { title, text, templates } = templateLimits;

const TemplateBody = z.object({
  id: Id,
  title: requiredLine(title),
  texts: z.object({
    [baseLanguage]: requiredText(text).check(known),
    ...perTranslation(optionalText(text).check(knownIfAny)),
  }),
});
export type TemplateBody = z.infer<typeof TemplateBody>;

export const TemplatesBody = z.object({
  templates: z.array(TemplateBody).check(z.maxLength(templates, { error: 'too_many_items' }), noDuplicates),
  /** The version on which the change is based: a conflict if it is not current. */
  version: wholeNumber(0),
});
export type TemplatesBody = z.infer<typeof TemplatesBody>;

export const TemplateList = z.object({
  templates: z.array(Template),
  ...removals,
  /** 0 until somebody changes the list. */
  version: z.int(),
});
export type TemplateList = z.infer<typeof TemplateList>;

const Templates = z.object({
  shared: TemplateList,
  own: TemplateList,
  /** How often each was used, by its id or the built-in one's name; absent for never. */
  uses: z.record(z.string(), z.int()),
});
export type Templates = z.infer<typeof Templates>;

const rules = [
  `Braces hold only ${templateFacts.map((fact) => `{${fact}}`).join(', ')} (unknown_fact)`,
  'No two templates have the same id or title (duplicate_title)',
];

export const getTemplates = route({
  id: 'getTemplates',
  summary: "The shared templates of replies and the caller's own, with the versions that a change names",
  method: 'GET',
  path: '/desk/templates',
  access: { role: 'agent' },
  reply: Templates,
  status: 200,
  uses: { Settings: ['GetItem'] },
});

export const updateSharedTemplates = route({
  id: 'updateSharedTemplates',
  summary: 'Replace the shared templates',
  method: 'PUT',
  path: '/desk/templates',
  access: { role: 'owner' },
  body: TemplatesBody,
  rules,
  reply: TemplateList,
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'templates_changed' },
  uses: { Settings: ['GetItem', 'PutItem', 'UpdateItem'] },
});

export const updateOwnTemplates = route({
  id: 'updateOwnTemplates',
  summary: "Replace the caller's own templates, which go with the account",
  method: 'PUT',
  path: '/desk/own-templates',
  access: { role: 'agent' },
  body: TemplatesBody,
  rules,
  reply: TemplateList,
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'own_templates_changed' },
  uses: { Settings: ['GetItem', 'PutItem', 'UpdateItem'] },
});

export const countTemplateUses = route({
  id: 'countTemplateUses',
  summary:
    'Count one use of each template in a reply, so that lists begin with those used most; unknown ids count nothing',
  method: 'POST',
  path: '/desk/templates/uses',
  access: { role: 'agent' },
  body: z.object({
    ids: z.array(z.union([z.enum(builtInTemplates), Id])).check(z.maxLength(20, { error: 'too_many_items' })),
  }),
  reply: z.literal(true),
  status: 200,
  uses: { Settings: ['GetItem', 'UpdateItem'] },
});
