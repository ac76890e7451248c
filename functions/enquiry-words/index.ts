import type { AskedFact, AskedNotice } from '#contracts/api/asked-facts';
import type { Fact, FieldName, OptionName } from '#contracts/api/enquiry-kinds/facts';
import type { Room } from '#contracts/api/offer-terms';
import type { PluralForms } from '../plural.ts';

type NoticeCode = Exclude<AskedNotice['code'], 'price_changed'>;
type AskedNotices = Record<NoticeCode, string> & {
  price_changed(totals: { seen: string; now: string }): string;
};

/** The words for an enquiry's fields in one language, for mails and for the problems of forms. */
export interface EnquiryWords {
  /** Labels. All travellers are one. */
  fields: Record<Exclude<Fact['name'], 'legs'>, string>;
  /** A further flight by its number, from 2. */
  leg(number: number): string;
  options: Record<OptionName, string>;
  /** Of a request for a departure of a program. */
  asked: {
    fields: Record<AskedFact['name'], string>;
    rooms: Record<Room, string>;
    separator: string;
    visitor: AskedNotices;
    staff: AskedNotices;
  };
  /** Numbers with their unit: `2 rooms`. */
  amounts: Record<FieldName<'people' | 'count'>, PluralForms>;
}
