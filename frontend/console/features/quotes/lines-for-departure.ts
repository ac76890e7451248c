import { languages } from '#contracts/field-kit/language';
import { linesOfProgram, type QuoteSource, type WordsIn } from './quote-start.ts';
import type { LineValues, TextValues } from './quote-values.ts';

const isSame = (one: TextValues, other: TextValues) => languages.every((language) => one[language] === other[language]);

/** The lines of a quote once another departure is chosen: its days and prices, where staff have typed no others. */
export function linesForDeparture(
  lines: readonly LineValues[],
  { source, words, ...ids }: { source: QuoteSource; words: WordsIn; from: string | undefined; to: string | undefined },
): LineValues[] {
  const [before, after] = [ids.from, ids.to].map((id) => linesOfProgram(source, id, words));
  return lines.map((line) => {
    const [was, now] = [before, after].map((some) => some?.find(({ text }) => isSame(text, line.text)));
    if (!was || !now) return line;
    return {
      ...line,
      detail: isSame(line.detail, was.detail) ? now.detail : line.detail,
      ...(line.price_sar === was.price_sar && line.vat === was.vat && { price_sar: now.price_sar, vat: now.vat }),
    };
  });
}
