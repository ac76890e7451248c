import type { EnquiryType } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import type { EnquiryWords } from '../../../enquiry-words/index.ts';
import type { PluralForms } from '../../../plural.ts';

/** The texts of mails about enquiries, in one language. */
export interface MailTexts {
  /** Labels of an enquiry's fields. */
  fields: EnquiryWords['fields'] &
    Record<'reference' | 'type' | 'received' | 'language' | 'name' | 'phone' | 'email' | 'program', string>;
  /** Label of a further flight by its number, from 2. */
  leg(number: number): string;
  types: Record<EnquiryType, string>;
  languages: Record<Language, string>;
  options: EnquiryWords['options'];
  amounts: EnquiryWords['amounts'];
  /** `Riyadh → Istanbul`: the arrow points in the reading direction, which the mark sets. */
  arrow: { sign: string; mark: string };
  contact: string;
  request: string;
  /** `trip` is the destination or topic, if known; flights and hotels always have one. */
  staff: {
    subject: Record<EnquiryType, (trip?: string) => string>;
    lead(type: EnquiryType): string;
    /** Shown if the program was deleted or could not be read. */
    programDeleted: string;
    programPage: string;
    open: string;
    whatsApp: string;
    footer: string;
  };
  visitor: {
    /** `title` is that of the program, if the enquiry is about one. */
    subject: Record<EnquiryType, (title?: string) => string>;
    hello: string;
    lead: Record<EnquiryType, string>;
    /** Replaces the lead if staff entered the enquiry. */
    entered: string;
    codeLabel: Record<EnquiryType, string>;
    codeHint: string;
    yourRequest: Record<EnquiryType, string>;
    chat: string;
    chatText(type: EnquiryType, reference: string): string;
    call: string;
    footer: string;
  };
  /** The summary of enquiries that came too fast for single mails. */
  news: {
    came: PluralForms;
    reason: string;
    oldestFirst: string;
    /** The number of enquiries that are not listed. */
    more(count: number): string;
    open: string;
  };
  digest: {
    /** The number of enquiries that wait for a first reply. */
    waits: PluralForms;
    lead(waits: string): string;
    ofType: Record<EnquiryType, PluralForms>;
    /** The time that an enquiry has been waiting. */
    waiting(hours: number): string;
    oldestFirst: string;
    /** The number of waiting enquiries that are not listed. */
    more(count: number): string;
    open: string;
    footer: string;
  };
}
