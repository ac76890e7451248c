import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Enquiry } from '#contracts/api/enquiries';
import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import { Email } from '#contracts/field-kit/fields';
import { type ReadReference, readReference } from '../enquiry-ids.ts';

/** A search term that an index can find. */
export type SearchKey =
  | { kind: 'reference'; reference: ReadReference }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; digits: string; isMeant: (phone: string) => boolean };

export interface Search {
  /** The phone number, e-mail address or reference in the text, if there is one. */
  key: SearchKey | undefined;
  /** Every word of the search. */
  words: string[];
  /** The words besides the key. */
  others: string[];
}

/** Parses a search text. */
export function readSearch(q: string): Search {
  const text = latinDigits(q.replace(/\p{Cf}/gu, ''));
  const words = wordsOf(text);
  for (const word of text.split(/\s+/)) {
    const key = emailKey(word) ?? referenceKey(word);
    if (key) return { key, words, others: wordsOf(text.replace(word, ' ')) };
  }
  // A number can have several groups of digits.
  const [number = ''] = /(?<![\p{L}\d])\+?[\d(][\d\s()./-]*\d(?![\p{L}\d])/u.exec(text) ?? [];
  const key = phoneKey(number);
  return { key, words, others: key ? wordsOf(text.replace(number, ' ')) : words };
}

function emailKey(word: string): SearchKey | undefined {
  const { data } = Email.safeParse(word);
  return data ? { kind: 'email', email: data } : undefined;
}

function referenceKey(word: string): SearchKey | undefined {
  const reference = readReference(word);
  return reference && { kind: 'reference', reference };
}

const fewestDigits = 7;

/**
 * Matches numbers that end in the typed digits, with or without the national zero, or equal the typed number in another
 * notation (`+966 (0)50...`).
 */
function phoneKey(number: string): SearchKey | undefined {
  const digits = number.replace(/\D/g, '');
  if (digits.length < fewestDigits) return undefined;
  const endings = [digits, significantDigits(number)].filter(({ length }) => length >= fewestDigits);
  const parsed = parsePhoneNumberFromString(number, 'SA')?.number;
  const isMeant = (phone: string) => phone === parsed || endings.some((ending) => phone.endsWith(ending));
  return { kind: 'phone', digits, isMeant };
}

/** Strips the zeros of a country prefix (`00`) or a national call (`0`). */
const significantDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/** True if the enquiry has what an index finds by this key. */
export function hasKey(enquiry: Enquiry, key: SearchKey): boolean {
  switch (key.kind) {
    case 'reference':
      return enquiry.reference === key.reference.reference;
    case 'email':
      return enquiry.email === key.email;
    case 'phone':
      return key.isMeant(enquiry.phone);
  }
}

/** True if every word is in the enquiry's fields, reference, notes or messages. */
export function matchesWords(enquiry: Enquiry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const values: Record<string, unknown> = enquiry;
  const names = [...alwaysSearched, ...Object.keys(enquiryFields[enquiry.type])];
  const text = [JSON.stringify(names.map((name) => values[name])), ...enquiry.history.map(textOf)].join(' ');
  return hasWords(text, [enquiry.phone], words);
}

/** True if every word is in the text, or is a part of one of the phone numbers. */
export function hasWords(text: string, phones: readonly string[], words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word) || phones.some((phone) => hasDigits(phone, word)));
}

/** True for four digits anywhere in a number, or for its beginning, without what people write between digits. */
function hasDigits(phone: string, word: string): boolean {
  if (!isNumber.test(word)) return false;
  const digits = significantDigits(word);
  const beginning = localBeginning.exec(word)?.[1];
  return (
    (digits.length >= 4 && phone.includes(digits)) || (beginning !== undefined && phone.startsWith(`+966${beginning}`))
  );
}

/** The beginning of a Saudi number as people say it, `050`, without its zero. */
const localBeginning = /^0([1-9]\d*)$/;

/** Digits, and what people write between them. */
const isNumber = /^[\d+()./-]+$/;

/** Besides the fields of the enquiry's type. */
const alwaysSearched = ['name', 'phone', 'email', 'reference', 'program_id'];

/** The words of staff or the customer in an entry of the history. */
const textOf = (entry: Enquiry['history'][number]) => {
  if (entry.action === 'note_added') return entry.note;
  return entry.action === 'answered' || entry.action === 'customer_wrote' ? entry.text : '';
};

const wordsOf = (text: string) => foldText(text).split(/\s+/).filter(Boolean);

/** Converts Arabic-Indic and Persian digits to Latin ones. */
const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Normalises text so that a search finds every spelling: lower case, no vowel marks, one alef, one yeh, Latin digits.
 */
function foldText(text: string) {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase();
}
