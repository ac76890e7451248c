import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Enquiry } from '#contracts/enquiries';
import { Email } from '#contracts/fields';
import { type ReadReference, readReference } from './enquiry-ids.ts';

/** What an index can find. */
export type SearchKey =
  | { kind: 'reference'; reference: ReadReference }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; digits: string; isMeant: (phone: string) => boolean };

export interface Search {
  /** The phone number, e-mail address or reference among the words, if there is one. */
  key: SearchKey | undefined;
  /** Every word of the search. */
  words: string[];
  /** The words besides the key. */
  others: string[];
}

/** Reads a search text. */
export function readSearch(q: string): Search {
  const text = latinDigits(q.replace(/\p{Cf}/gu, ''));
  const words = wordsOf(text);
  for (const word of text.split(/\s+/)) {
    const key = emailKey(word) ?? referenceKey(word);
    if (key) return { key, words, others: wordsOf(text.replace(word, ' ')) };
  }
  // A number may be written in several groups.
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
 * What is typed must be how the number ends, with or without the zero of a national call, or the number itself written
 * in a way of its own (`+966 (0)50...`).
 */
function phoneKey(number: string): SearchKey | undefined {
  const digits = number.replace(/\D/g, '');
  if (digits.length < fewestDigits) return undefined;
  const endings = [digits, significantDigits(number)].filter(({ length }) => length >= fewestDigits);
  const parsed = parsePhoneNumberFromString(number, 'SA')?.number;
  const isMeant = (phone: string) => phone === parsed || endings.some((ending) => phone.endsWith(ending));
  return { kind: 'phone', digits, isMeant };
}

/** Without the zeros that stand for a country (`00`) or a national call (`0`). */
const significantDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/** Whether every word is somewhere in the enquiry: in what the customer sent, its reference or a note. */
export function matchesWords(enquiry: Enquiry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { history, id, source, ...fields } = enquiry;
  const text = foldText([JSON.stringify(Object.values(fields)), ...history.map(noteOf)].join(' '));
  return words.every((word) => {
    const digits = significantDigits(word);
    return text.includes(word) || (digits.length >= 4 && enquiry.phone.includes(digits));
  });
}

const noteOf = (entry: Enquiry['history'][number]) => (entry.action === 'note_added' ? entry.note : '');

const wordsOf = (text: string) => foldText(text).split(/\s+/).filter(Boolean);

/** Arabic-Indic and Persian digits as Latin ones. */
const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** So that a search finds names however they are written: no case, no vowel marks, one alef, one yeh, Latin digits. */
function foldText(text: string) {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase();
}
