import type { AuditedChange } from '#contracts/api/audit';
import type { Author } from '#contracts/api/enquiries';
import type { QuoteSettings, QuoteSettingsBody } from '#contracts/api/quote-settings';
import { readQuoteSettings, replaceQuoteSettings } from '../../data/quote-settings.ts';
import { changesBetween } from '../audit/changes-between.ts';

export const getQuoteSettings = readQuoteSettings;

/** @throws ProblemError `version_conflict` */
export async function changeQuoteSettings(
  body: QuoteSettingsBody,
  by: Author,
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<QuoteSettings> {
  const { before, after } = await replaceQuoteSettings(body, by);
  report({ changes: changesBetween(compared(before), compared(after)) });
  return after;
}

/** With the templates by their ids, with the number of their lines. */
const compared = ({ templates, version: _, updated_by: __, ...rest }: QuoteSettings) => ({
  ...rest,
  templates: Object.fromEntries(
    templates.map(({ id, title, lines, updated_by: ___, ...texts }) => [id, { title, lines: lines.length, ...texts }]),
  ),
});
