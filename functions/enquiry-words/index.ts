import type { Fact, FieldName, OptionName } from '#contracts/api/enquiry-kinds/facts';
import type { PluralForms } from '../plural.ts';

/** The words for an enquiry's fields in one language, for mails and for the problems of forms. */
export interface EnquiryWords {
  /** Labels. All travellers are one. */
  fields: Record<Exclude<Fact['name'], 'legs'>, string>;
  /** A further flight by its number, from 2. */
  leg(number: number): string;
  options: Record<OptionName, string>;
  /** Numbers with their unit: `2 rooms`. */
  amounts: Record<FieldName<'people' | 'count'>, PluralForms>;
}
