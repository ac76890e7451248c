import { addDays, riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';

/**
 * Ids are UUIDs of version 7 (RFC 9562): the first 48 bits are the time in milliseconds. A period is therefore a range
 * of ids.
 */

/** The smallest id of an instant, clamped to the times that ids can express. */
export function firstIdAt(instant: Date): string {
  const time = Math.min(Math.max(0, instant.getTime()), 2 ** 48 - 1)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

export const timeOfId = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/**
 * Returns the range of ids created from one Riyadh day to another, both included. A missing day leaves that end open.
 */
export function idRange({ from, to }: { from?: string | null; to?: string | null }) {
  return {
    first: from ? firstIdAt(startOfRiyadhDay(from)) : '0',
    last: to ? firstIdAt(startOfRiyadhDay(addDays(to, 1))) : 'g',
  };
}

export const riyadhDayOfId = (id: string) => riyadhDay(timeOfId(id));

/** Crockford's base 32: no I, L, O or U to misread or mishear. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters: Record<EnquiryType, string> = { flight: 'F', hotel: 'H', custom: 'C', message: 'M' };
const minutesFrom = Date.UTC(2024, 0, 1);

/**
 * Returns the reference that a visitor quotes, `F-7K3M-09QX`: type, minute (24 bits, from 2024 to 2055) and 16 of the
 * id's random bits. Since it derives from the id, it leads to a one-minute range of ids without an index. An id that is
 * not a UUID, as in items made by hand, gives zeros.
 */
export function referenceOf(type: EnquiryType, id: string): string {
  const minute = Math.floor((timeOfId(id).getTime() - minutesFrom) / 60_000) % 2 ** 24;
  const random = Number.parseInt(id.slice(-4), 16);
  let value = BigInt(minute || 0) * 65_536n + BigInt(random || 0);
  let code = '';
  for (let digit = 0; digit < 8; digit++) {
    code = digits[Number(value % 32n)] + code;
    value /= 32n;
  }
  return `${letters[type]}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A typed reference, and the range of ids in which to look for it. */
export interface ReadReference {
  type: EnquiryType;
  reference: string;
  /** The ids of the reference's minute. */
  range: { first: string; last: string };
}

/**
 * Reads a reference in any case, with or without dashes, and with letters that look like digits; undefined if it is
 * none.
 */
export function readReference(text: string): ReadReference | undefined {
  const [, letter = '', ...groups] = /^([FHCM])-?([\dA-TV-Z]{4})-?([\dA-TV-Z]{4})$/.exec(text.toUpperCase()) ?? [];
  const type = EnquiryType.options.find((option) => letters[option] === letter);
  if (!type) return undefined;
  const code = groups.join('').replaceAll('O', '0').replace(/[IL]/g, '1');
  const value = [...code].reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
  const minute = minutesFrom + Math.floor(value / 65_536) * 60_000;
  return {
    type,
    reference: `${letter}-${code.slice(0, 4)}-${code.slice(4)}`,
    range: { first: firstIdAt(new Date(minute)), last: firstIdAt(new Date(minute + 60_000)) },
  };
}
