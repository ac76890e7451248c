import type { EnquiryType } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
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
    | 'leg'
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
  types: Record<EnquiryType, string>;
  languages: Record<Language, string>;
  travelClass: Record<'economy' | 'premium' | 'business' | 'first', string>;
  hotelLevel: Record<'budget' | 'standard' | 'premium' | 'luxury', string>;
  tripType: Record<'solo' | 'couple' | 'family' | 'group', string>;
  people: Record<'adults' | 'children' | 'infants', string>;
  /** `Riyadh → Istanbul`: the arrow points the way one reads, and the mark says which that is. */
  arrow: { sign: string; mark: string };
  contact: string;
  request: string;
  staff: {
    subject(type: EnquiryType, name: string, reference: string): string;
    lead(type: EnquiryType): string;
    open: string;
    whatsApp: string;
    footer: string;
  };
  visitor: {
    subject(type: EnquiryType, reference: string): string;
    hello(name: string): string;
    lead: Record<EnquiryType, string>;
    /** In its place where staff entered the enquiry on the phone. */
    entered: string;
    codeLabel: string;
    codeHint: string;
    yourRequest: string;
    chat: string;
    chatText(reference: string): string;
    call: string;
    footer: string;
  };
  digest: {
    subject(count: number): string;
    lead(count: number): string;
    /** How long an enquiry has been waiting. */
    waiting(hours: number): string;
    oldestFirst: string;
    more(count: number): string;
    open: string;
    footer: string;
  };
}

export const mailTexts: Record<Language, MailTexts> = { ar, en };
