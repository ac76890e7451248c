import * as z from 'zod/mini';
import { Id, requiredLine, wholeNumber } from '../field-kit/fields.ts';
import { Author } from './enquiries.ts';
import { lineRuleInWords, QuoteLine, quoteTexts } from './quote-content.ts';
import { quoteLimits } from './quote-rules.ts';
import { route } from './route.ts';

/** Standards and templates, from which the form of a new quote is filled. */

const { lines, title, templates } = quoteLimits;

/** A template fills the form of a new quote. */
const QuoteTemplate = z.object({
  id: Id,
  title: requiredLine(title),
  lines: z.array(QuoteLine).check(z.maxLength(lines, { error: 'too_many_items' })),
  ...quoteTexts,
});

const settingsShape = {
  /** How many days a quote is valid if staff choose no other day. */
  valid_days: wholeNumber(1).check(z.lte(quoteLimits.days)),
  /** Of the total; 0 for no deposit. */
  deposit_percent: wholeNumber(0).check(z.lte(100)),
  terms: quoteTexts.terms,
  bank: quoteTexts.bank,
  templates: z.array(QuoteTemplate).check(z.maxLength(templates, { error: 'too_many_items' })),
};

/** Null if it is not known. */
const updated_by = z._default(z.nullable(Author), null);

export const QuoteSettings = z.object({
  ...settingsShape,
  templates: z.array(z.object({ ...QuoteTemplate.shape, updated_by })),
  /** Who changed anything but the templates last. */
  updated_by,
  /** 0 until somebody changes them. */
  version: z.int(),
});
export type QuoteSettings = z.infer<typeof QuoteSettings>;

/** Without who changed them. No two templates have the same title, which is all that tells them apart. */
const QuoteSettingsBody = z.object({ ...settingsShape, version: wholeNumber(0) }).check(
  z.check(({ value, issues }) => {
    value.templates.forEach(({ id, title }, place) => {
      const before = value.templates.slice(0, place);
      if (!before.some((other) => other.id === id || other.title === title)) return;
      const path = ['templates', place, 'title'];
      issues.push({ code: 'custom', input: title, path, message: 'duplicate_title' });
    });
  }),
);

export type QuoteSettingsBody = z.infer<typeof QuoteSettingsBody>;

export const getQuoteSettings = route({
  id: 'getQuoteSettings',
  summary: 'What quotes begin with: validity, deposit, terms, bank details and templates',
  method: 'GET',
  path: '/desk/quote-settings',
  access: { role: 'agent' },
  reply: QuoteSettings,
  status: 200,
  uses: { Settings: ['GetItem'] },
});

export const updateQuoteSettings = route({
  id: 'updateQuoteSettings',
  summary: 'Replace what quotes begin with; quotes that were sent stay as they are',
  method: 'PUT',
  path: '/desk/quote-settings',
  access: { role: 'owner' },
  body: QuoteSettingsBody,
  rules: ['No two templates have the same id or title (duplicate_title)', lineRuleInWords],
  reply: QuoteSettings,
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'quote_settings_changed' },
  uses: { Settings: ['GetItem', 'PutItem'] },
});
