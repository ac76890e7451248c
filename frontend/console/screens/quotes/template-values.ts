import type { QuoteSettings } from '#contracts/api/quote-settings';
import {
  type LineValues,
  lineBody,
  noText,
  type QuoteTexts,
  templateLine,
  textsBody,
  textValues,
} from '../../features/quotes/quote-values.ts';

export type QuoteTemplate = Omit<QuoteSettings['templates'][number], 'updated_by'>;

/** The values of a template's form. */
export interface TemplateValues extends QuoteTexts {
  title: string;
  lines: LineValues[];
}

export const valuesOf = (template: QuoteTemplate | undefined): TemplateValues => ({
  title: template?.title ?? '',
  lines: template?.lines.map(templateLine) ?? [],
  words: textValues(template?.words ?? noText()),
  terms: textValues(template?.terms ?? noText()),
  bank: textValues(template?.bank ?? noText()),
});

/** Returns the template to save. A line without a price has 0 in a template: it is filled in with each quote. */
export const bodyOf = (id: string, { title, lines, ...texts }: TemplateValues): QuoteTemplate => ({
  ...{ id, title: title.trim(), ...textsBody(texts) },
  lines: lines.map((line) => lineBody({ ...line, price_sar: line.price_sar ?? 0 })),
});

/** Returns a function that finds this template in settings. */
export const templateOf =
  (id: string) =>
  ({ templates }: Pick<QuoteSettings, 'templates'>): QuoteTemplate | undefined =>
    templates.find((template) => template.id === id);
