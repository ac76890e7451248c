import { latinDigits } from '../../lib/latin-digits.ts';
import { typedDay } from './typed-day.ts';

/** How a field's text is read. */
export type FieldKind = 'text' | 'count' | 'day';

/** What a field's text means, undefined if nothing. A day that cannot be read stays as it was typed. */
export function typedValue(typed: string | boolean, kind: FieldKind): string | number | boolean | undefined {
  if (typeof typed === 'boolean' || kind === 'text') return typed;
  if (kind === 'day') return typedDay(typed);
  return /^\d+$/.test(latinDigits(typed)) ? Number(latinDigits(typed)) : undefined;
}
