import { languages } from '#contracts/field-kit/language';
import type { LineValues, TextValues } from './quote-values.ts';

const isSame = (one: TextValues, other: TextValues) => languages.every((language) => one[language] === other[language]);

const named = (lines: readonly LineValues[], { text }: LineValues) => lines.find((line) => isSame(line.text, text));

interface Change {
  /** The lines of the program, departure and party chosen before, and of those chosen now. */
  was: readonly LineValues[];
  now: readonly LineValues[];
  /** Those of the request itself, which a program's take the place of until they have a price. */
  asked: readonly LineValues[];
}

/**
 * The lines of a quote once another program, departure or party is chosen. Days, prices and quantities change where staff
 * have typed no others; a line that staff have removed stays away.
 */
export function linesForProgram(lines: readonly LineValues[], { was, now, asked }: Change): LineValues[] {
  const kept = lines.flatMap((line) => {
    const before = named(was, line);
    if (!before) return now.length > 0 && isUnpriced(line, asked) ? [] : [line];
    const after = named(now, line);
    return after ? [moved(line, before, after)] : [];
  });
  const added = now.filter((line) => !named(was, line) && !named(kept, line));
  const place = kept.findLastIndex((line) => named(now, line)) + 1;
  const next = kept.toSpliced(place, 0, ...added);
  return next.length > 0 ? next : [...asked];
}

const isUnpriced = (line: LineValues, asked: readonly LineValues[]) =>
  line.price_sar === null && asked.some((one) => isSame(one.text, line.text));

const moved = (line: LineValues, was: LineValues, now: LineValues): LineValues => ({
  ...line,
  detail: isSame(line.detail, was.detail) ? now.detail : line.detail,
  quantity: line.quantity === was.quantity ? now.quantity : line.quantity,
  ...(line.price_sar === was.price_sar && line.vat === was.vat && { price_sar: now.price_sar, vat: now.vat }),
});
