import { isDeepStrictEqual } from 'node:util';
import type { Author } from '#contracts/api/enquiries';
import { QuoteSettings, type QuoteSettingsBody } from '#contracts/api/quote-settings';
import { ProblemError } from '../errors.ts';
import { getItem } from './dynamo.ts';
import { replaceSetting } from './versioned-setting.ts';

/** All of them are one item, so that one conditional write changes them. */
const key = { pk: 'quotes' };

const nothing = { ar: null, en: null };
const defaults: QuoteSettings = {
  valid_days: 7,
  deposit_percent: 0,
  terms: nothing,
  bank: nothing,
  templates: [],
  updated_by: null,
  version: 0,
};

export async function readQuoteSettings(): Promise<QuoteSettings> {
  const item = await getItem('Settings', key);
  return item ? QuoteSettings.parse(item) : defaults;
}

/**
 * Replaces them. What stays as it was keeps who changed it last. Returns those before and after.
 * @throws ProblemError `version_conflict`
 */
export async function replaceQuoteSettings(
  { version, templates, ...given }: QuoteSettingsBody,
  by: Author,
): Promise<{ before: QuoteSettings; after: QuoteSettings }> {
  const before = await readQuoteSettings();
  if (before.version !== version) throw new ProblemError('version_conflict');
  const { templates: known, updated_by, version: _, ...standards } = before;
  const author = { email: by.email, name: by.name };
  const after: QuoteSettings = {
    ...given,
    templates: templates.map((template) => {
      const { updated_by: changed_by = author, ...old } = known.find(({ id }) => id === template.id) ?? {};
      return { ...template, updated_by: isDeepStrictEqual(old, template) ? changed_by : author };
    }),
    updated_by: isDeepStrictEqual(standards, given) ? updated_by : author,
    version: version + 1,
  };
  await replaceSetting(key, { schema: 1, ...after }, version);
  return { before, after };
}
