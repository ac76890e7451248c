import type { HistoryEntry } from '#contracts/api/enquiries';
import type { PersonRecord } from '#contracts/api/person-data';
import { lineTotal } from '#contracts/api/quote-rules';
import { type Language, languages } from '#contracts/field-kit/language';
import { formatDay, formatRiyals } from './format.ts';
import { personPageTexts } from './texts/person-page.ts';

/** Quotes on the page with everything that is stored about a person. */

type Texts = Record<Language, string | null>;

/** A text in the reader's language, or else in the other. */
const told = (texts: Texts, language: Language) =>
  [texts[language], ...languages.map((other) => texts[other])].find((text) => text !== null) ?? undefined;

/** The lines of a quote in words. */
export function quoteText(
  { content, total_sar, accepted_by, reason }: PersonRecord['quotes'][number],
  language: Language,
) {
  const { lines, words, terms, valid_until } = content;
  const { total, until } = personPageTexts[language].quoteFacts;
  const said = [
    told(words, language),
    ...lines.flatMap((line) => [
      `${told(line.text, language)} × ${line.quantity}: ${formatRiyals(lineTotal(line), language)}`,
      told(line.detail, language),
    ]),
    `${total}: ${formatRiyals(total_sar, language)}`,
    `${until}: ${formatDay(valid_until, language)}`,
    told(terms, language),
    accepted_by ?? reason ?? undefined,
  ];
  return said.filter((one) => one !== undefined).join('\n');
}

type QuoteEntry = Extract<HistoryEntry, { action: `quote_${string}` | 'sale_settled' }>;

export function quoteEventText(entry: QuoteEntry, language: Language): string {
  const texts = personPageTexts[language].quoteEvents;
  if (entry.action === 'sale_settled')
    return [texts.sale[entry.state ?? 'open'], entry.reason].filter(Boolean).join(': ');
  const text = texts[entry.action](entry.number);
  switch (entry.action) {
    case 'quote_accepted':
      return `${text}: ${entry.name}`;
    case 'quote_declined':
      return entry.reason ? `${text}: ${entry.reason}` : text;
    case 'quote_asked':
      return `${text}: ${entry.text}`;
    default:
      return text;
  }
}
