import { QuoteSettings } from '#contracts/api/quote-settings';
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
  version: 0,
};

export async function readQuoteSettings(): Promise<QuoteSettings> {
  const item = await getItem('Settings', key);
  return item ? QuoteSettings.parse(item) : defaults;
}

/**
 * Replaces them. Returns those before and after.
 * @throws ProblemError `version_conflict`
 */
export async function replaceQuoteSettings({
  version,
  ...given
}: QuoteSettings): Promise<{ before: QuoteSettings; after: QuoteSettings }> {
  const before = await readQuoteSettings();
  if (before.version !== version) throw new ProblemError('version_conflict');
  const after = { ...given, version: version + 1 };
  await replaceSetting(key, { schema: 1, ...after }, version);
  return { before, after };
}
