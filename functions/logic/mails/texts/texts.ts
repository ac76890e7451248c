import type { EnquiryType } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import type { PluralForms } from '../../../plural.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

/** What mails about enquiries say, in one language. */
export interface MailTexts {
  /** Labels of an enquiry's fields. */
  fields: Record<
    | 'reference'
    | 'type'
    | 'received'
    | 'language'
    | 'name'
    | 'phone'
    | 'email'
    | 'program'
    | 'from'
    | 'to'
    | 'departure'
    | 'return'
    | 'travellers'
    | 'travelClass'
    | 'notes'
    | 'destination'
    | 'checkIn'
    | 'checkOut'
    | 'rooms'
    | 'hotelLevel'
    | 'days'
    | 'startDate'
    | 'tripType'
    | 'expertHelp'
    | 'message',
    string
  >;
  /** Label of a flight's further leg by its number, from 2. */
  leg(number: number): string;
  types: Record<EnquiryType, string>;
  languages: Record<Language, string>;
  travelClass: Record<'economy' | 'premium' | 'business' | 'first', string>;
  hotelLevel: Record<'budget' | 'standard' | 'premium' | 'luxury', string>;
  tripType: Record<'solo' | 'couple' | 'family' | 'group', string>;
  amounts: Record<'adults' | 'children' | 'infants' | 'rooms' | 'days', PluralForms>;
  /** `Riyadh → Istanbul`: the arrow points the way one reads, and the mark says which that is. */
  arrow: { sign: string; mark: string };
  contact: string;
  request: string;
  /** `trip`: where it leads or what it is about, if that is known; undefined never for a flight or a hotel. */
  staff: {
    subject: Record<EnquiryType, (trip?: string) => string>;
    lead(type: EnquiryType): string;
    /** In place of a program's title. */
    programDeleted: string;
    programPage: string;
    open: string;
    whatsApp: string;
    footer: string;
  };
  visitor: {
    subject: Record<EnquiryType, (trip?: string) => string>;
    hello(name: string): string;
    lead: Record<EnquiryType, string>;
    /** In its place where staff entered the enquiry on the phone. */
    entered: string;
    codeLabel: Record<EnquiryType, string>;
    codeHint: string;
    yourRequest: Record<EnquiryType, string>;
    chat: string;
    chatText(type: EnquiryType, reference: string): string;
    call: string;
    footer: string;
  };
  digest: {
    /** How many enquiries wait for a first reply. */
    waits: PluralForms;
    lead(waits: string): string;
    ofType: Record<EnquiryType, PluralForms>;
    /** How long an enquiry has been waiting. */
    waiting(hours: number): string;
    oldestFirst: string;
    /** Those that wait beside the ones listed. */
    more(count: number): string;
    open: string;
    footer: string;
  };
}

export const mailTexts: Record<Language, MailTexts> = { ar, en };
