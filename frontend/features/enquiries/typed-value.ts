import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { latinDigits } from '../../lib/latin-digits.ts';

dayjs.extend(customParseFormat);

export const dayFormat = 'YYYY-MM-DD';

/** Shown first, accepted all: people type dates as they write them. */
export const dayFormats = ['D MMMM YYYY', 'D/M/YYYY', 'D-M-YYYY', dayFormat];

/** How a field's text is read. */
export type FieldKind = 'text' | 'count' | 'day';

/** What a field's text means, undefined if nothing. */
export function typedValue(typed: string | boolean, kind: FieldKind): string | number | boolean | undefined {
  if (typeof typed === 'boolean' || kind === 'text') return typed;
  if (kind === 'count') return /^\d+$/.test(latinDigits(typed)) ? Number(latinDigits(typed)) : undefined;
  const day = dayjs(latinDigits(typed.trim()), dayFormats, true);
  return day.isValid() ? day.locale('en').format(dayFormat) : undefined;
}
