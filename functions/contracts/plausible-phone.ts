import * as z from 'zod/mini';
import { blank, characters, visible } from './text-rules.ts';

/** Characters. */
export const longestPhone = 40;

/** Enough digits for a number somewhere, in figures of either script, and nothing that numbers are not written with. */
function isPlausible(text: string): boolean {
  const digits = text.replace(/[^\d\u0660-\u0669\u06f0-\u06f9]/g, '');
  return /^\+?[\d\u0660-\u0669\u06f0-\u06f9\s().-]+$/.test(text.trim()) && digits.length >= 7 && digits.length <= 15;
}

/** A plausible phone number. Only the server knows which are assigned: the metadata for that weighs 80 kB. */
export const PlausiblePhone = z.string().check(
  characters(1, longestPhone),
  z.regex(visible),
  z.refine((text) => blank.test(text) || isPlausible(text), { error: 'invalid_phone' }),
);
