import type { VatCode } from '#contracts/api/offer-terms';
import type { QuoteContent } from '#contracts/api/quote-content';
import type { QuoteLineKind } from '#contracts/api/quote-rules';
import type { Quote, sendQuote } from '#contracts/api/quotes';
import type { Input } from '#contracts/api/route';
import { type Language, languages } from '#contracts/field-kit/language';

/** A text in each language; empty if it is not given. */
export type TextValues = Record<Language, string>;

/** A line in the form. What is empty is null or missing. */
export interface LineValues {
  kind: QuoteLineKind;
  text: TextValues;
  detail: TextValues;
  quantity: number | null;
  price_sar: number | null;
  vat: VatCode;
}

/** Templates and quotes share these values. */
export interface QuoteTexts {
  words: TextValues;
  terms: TextValues;
  bank: TextValues;
}

/** How many people a program's lines are for; null where nobody has said. */
export interface PartyValues {
  adults: number | null;
  seniors: number | null;
  children: number | null;
  infants: number | null;
}

export interface QuoteValues extends QuoteTexts {
  lines: LineValues[];
  valid_until: string | undefined;
  deposit_sar: number | null;
  payment_link: string;
  /** The program from which lines come; undefined for none. */
  program_id: string | undefined;
  party: PartyValues;
  /** Its departure whose seats an acceptance takes; undefined for none. */
  departure_id: string | undefined;
  seats: number | null;
}

/** The body of the call. Missing values stay missing, so that the server names their fields. */
type ContentBody = Input<(typeof sendQuote)['body']>['content'];

type GivenTexts = Partial<Record<Language, string | null>>;

export const inBoth = (text: (language: Language) => string): TextValues =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as TextValues;

export const noText = (): TextValues => inBoth(() => '');

/** The texts as a form has them. Replies may lack a language. */
export const textValues = (texts: GivenTexts = {}): TextValues => inBoth((language) => texts[language] ?? '');

/** The texts as the API takes them: null for an empty one. */
export const textBody = (texts: Partial<TextValues> = {}) =>
  inBothOrNull((language) => texts[language]?.trim() || null);

const inBothOrNull = (text: (language: Language) => string | null) =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<Language, string | null>;

export const emptyLine = (kind: QuoteLineKind = 'other'): LineValues => ({
  ...{ kind, text: noText(), detail: noText(), quantity: 1, price_sar: null, vat: 'standard' },
});

type GivenLine = Omit<QuoteContent['lines'][number], 'text' | 'detail'> & { text: GivenTexts; detail: GivenTexts };

export const lineValues = ({ kind, text, detail, quantity, price_sar, vat }: GivenLine): LineValues => ({
  ...{ kind, quantity, price_sar, vat, text: textValues(text), detail: textValues(detail) },
});

/** A template's line without a price is to be priced with each quote. */
export const templateLine = (line: GivenLine): LineValues => ({
  ...lineValues(line),
  price_sar: line.price_sar || null,
});

export const lineBody = ({ kind, text, detail, quantity, price_sar, vat }: LineValues) => ({
  ...{ kind, vat, quantity: quantity as number, price_sar: price_sar as number },
  ...{ text: textBody(text), detail: textBody(detail) },
});

/** The texts around the lines, as the API takes them. */
export const textsBody = ({ words, terms, bank }: QuoteTexts) => ({
  ...{ words: textBody(words), terms: textBody(terms), bank: textBody(bank) },
});

/**
 * Returns the form values of a sent quote, from which staff write a further version. Its content names a program only
 * with seats, and no party.
 */
export const valuesOf = ({ content }: Pick<Quote, 'content'>): Omit<QuoteValues, 'party'> => ({
  lines: content.lines.map(lineValues),
  valid_until: content.valid_until,
  deposit_sar: content.deposit_sar,
  ...{ words: textValues(content.words), terms: textValues(content.terms), bank: textValues(content.bank) },
  payment_link: content.payment_link ?? '',
  program_id: content.seats?.program_id,
  ...{ departure_id: content.seats?.departure_id, seats: content.seats?.number ?? null },
});

export const contentOf = (values: QuoteValues): ContentBody => ({
  lines: values.lines.map(lineBody),
  valid_until: values.valid_until ?? '',
  deposit_sar: values.deposit_sar ?? null,
  ...textsBody(values),
  payment_link: values.payment_link.trim() || null,
  seats:
    values.program_id && values.departure_id
      ? { program_id: values.program_id, departure_id: values.departure_id, number: values.seats as number }
      : null,
});

/** The lines that can be added up; what is missing counts as nothing. */
export const pricedLines = (lines: readonly Partial<LineValues>[]) =>
  lines.map((line) => ({
    ...{ kind: line?.kind ?? 'other', vat: line?.vat ?? 'standard' },
    ...{ quantity: line?.quantity ?? 0, price_sar: line?.price_sar ?? 0 },
  }));

/** The form's field that an issue names; undefined for one that it does not show. */
export function fieldOf(issue: string): (string | number)[] | undefined {
  const [first, ...path] = issue.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (first !== 'content' || path.length === 0) return undefined;
  if (path[0] !== 'seats') return path;
  return [path[1] === 'number' ? 'seats' : 'departure_id'];
}
