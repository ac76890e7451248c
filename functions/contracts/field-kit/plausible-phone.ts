import * as z from 'zod/mini';
import { blank, characters, onOneLine, visible } from './text-rules.ts';

/** In characters. */
export const longestPhone = 40;

/** Enough digits for some country's number, in either script, and only characters used in phone numbers. */
function isPlausible(typed: string): boolean {
  // Phones copy numbers with marks of direction around them.
  const text = onOneLine(typed);
  const digits = text.replace(/[^\d\u0660-\u0669\u06f0-\u06f9]/g, '');
  return /^\+?[\d\u0660-\u0669\u06f0-\u06f9\s().-]+$/.test(text.trim()) && digits.length >= 7 && digits.length <= 15;
}

/** A plausible phone number. Only the server knows which numbers are assigned: that metadata weighs 80 kB. */
export const PlausiblePhone = z.string().check(
  characters(1, longestPhone),
  z.regex(visible, { error: 'required' }),
  z.refine((text) => blank.test(text) || isPlausible(text), { error: 'invalid_phone' }),
);
