import type { Customer } from '#contracts/api/customers';
import type { Language } from '#contracts/field-kit/language';
import type { CustomerChange } from './customer-calls.ts';

/** The values of the form with a customer's note, next contact and language. */
export interface CustomerValues {
  note: string;
  /** A calendar day, or a text that is not one. */
  on: string;
  what: string;
  /** `request` follows the newest request. */
  language: Language | 'request';
}

export const customerFields = ['on', 'what', 'language', 'note'] as const satisfies readonly (keyof CustomerValues)[];
export type CustomerField = (typeof customerFields)[number];

export const valuesOf = (customer: Customer): CustomerValues => ({
  note: customer.note ?? '',
  on: customer.next_contact?.on ?? '',
  what: customer.next_contact?.what ?? '',
  language: customer.language_chosen ? customer.language : 'request',
});

/** The body of a change. Words without a day are no appointment: the form refuses them. */
export const changeOf = ({ note, on, what, language }: CustomerValues, revision: number): CustomerChange => ({
  note: note.trim() || null,
  next_contact: on ? { on, what: what.trim() || null } : null,
  language: language === 'request' ? null : language,
  revision,
});

export const differing = (one: CustomerValues, other: CustomerValues): CustomerField[] =>
  customerFields.filter((field) => one[field].trim() !== other[field].trim());

/**
 * Brings my values onto a colleague's: fields that I have not changed become the colleague's.
 * @returns the values, and the fields that both have changed differently
 */
export function rebase(mine: CustomerValues, base: CustomerValues, theirs: CustomerValues) {
  const own = differing(mine, base);
  const values = { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) } as CustomerValues;
  const theirOwn = differing(theirs, base);
  return { values, both: differing(values, theirs).filter((field) => theirOwn.includes(field)) };
}
