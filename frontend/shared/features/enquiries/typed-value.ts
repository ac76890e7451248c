import { latinDigits } from '../../lib/latin-digits.ts';
import { typedDay } from './typed-day.ts';

/** The kind of value that a field's text stands for. */
export type FieldKind = 'text' | 'count' | 'day';

/** Converts a field's text to its value; undefined if it is empty. A day that cannot be read stays as typed. */
export function typedValue(typed: string | boolean, kind: FieldKind): string | number | boolean | undefined {
  if (typeof typed === 'boolean' || kind === 'text') return typed;
  if (kind === 'day') return typedDay(typed);
  return /^\d+$/.test(latinDigits(typed)) ? Number(latinDigits(typed)) : undefined;
}
