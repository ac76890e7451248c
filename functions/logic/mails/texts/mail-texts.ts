import type { EnquiryType } from '#contracts/api/enquiries';
import type { EnquiryTopic } from '#contracts/api/enquiry-topic';
import type { NewsEntry } from '#contracts/api/request-page/entries';
import type { Language } from '#contracts/field-kit/fields';
import type { EnquiryWords } from '../../../enquiry-words/index.ts';
import type { PluralForms } from '../../../plural.ts';

/** The subject of an enquiry. */
interface MailTopic {
  /** The title of the program from which the enquiry came, in quotes; undefined if there is none or it is not known. */
  program?: string | undefined;
  /** The destination that the visitor typed, if any; flights and hotels always have one. Only for staff. */
  place?: string | undefined;
}

/** The texts of mails about enquiries, in one language. */
export interface MailTexts extends DeskMailTexts {
  /** Labels of an enquiry's fields. */
  fields: EnquiryWords['fields'] &
    Record<'reference' | 'type' | 'received' | 'language' | 'name' | 'phone' | 'email' | 'program', string>;
  leg: EnquiryWords['leg'];
  types: Record<EnquiryTopic, string>;
  /** A program's title in quotes. */
  quoted(title: string): string;
  languages: Record<Language, string>;
  options: EnquiryWords['options'];
  amounts: EnquiryWords['amounts'];
  asked: EnquiryWords['asked'];
  /** `Riyadh → Istanbul`: the arrow points in the reading direction, which the mark sets. */
  arrow: { sign: string; mark: string };
  contact: string;
  request: string;
  staff: {
    subject: Record<EnquiryTopic, (about: MailTopic) => string>;
    lead: Record<EnquiryTopic, (about: MailTopic) => string>;
    /** Shown if the program was deleted or could not be read. */
    programDeleted: string;
    programPage: string;
    open: string;
    /** Says why the mail leads to the request, not to WhatsApp. */
    answering: string;
    footer: string;
  };
  visitor: {
    subject: Record<EnquiryTopic, (about: MailTopic) => string>;
    lead: Record<EnquiryTopic, (about: MailTopic) => string>;
    /** Replaces the lead if staff entered the enquiry. */
    entered: string;
    codeLabel: Record<EnquiryType, string>;
    codeHint: string;
    yourRequest: Record<EnquiryType, string>;
    chat: string;
    chatText(type: EnquiryType, reference: string): string;
    footer: string;
  };
  /** The page of a request, which its customer opens with a link. */
  page: {
    /** The button of the confirmation. */
    follow: Record<EnquiryType, string>;
    open: string;
    reply: string;
    /** Whoever has the link can read and change the request. */
    keep: string;
    linkSubject: string;
    linkLead: string;
    linkFooter: string;
    answerSubject: Record<EnquiryType, string>;
    answerLead: Record<EnquiryType, string>;
  };
  /** The mail with a quote. */
  quote: {
    subject: string;
    lead: string;
    title: string;
    total: string;
    until: string;
    open: string;
    noInvoice: string;
    keep: string;
  };
}

/** The texts of mails with which the desk goes on working: what customers did, what is due, the morning’s digest. */
export interface DeskMailTexts {
  /** The mail to staff about what a customer did on the page of a request. */
  customer: {
    subject: Record<NewsEntry['action'], string>;
    lead: Record<NewsEntry['action'], (reference: string) => string>;
    title: Record<NewsEntry['action'], string>;
    text: string;
    reason: string;
    acceptedBy: string;
    total: string;
    seats: string;
    seatsTaken(seats: number): string;
    seatsMissing(seats: number): string;
    at: string;
    none: string;
    /** In the place of a departure. */
    ownDays: string;
    changed(after: string, before: string): string;
    /** In the summary of ten minutes: its heading, and how much there is. */
    listed: string;
    came: PluralForms;
  };
  /** The summary of enquiries that came too fast for single mails. */
  news: {
    came: PluralForms;
    /** Joins it with what customers did. */
    and: string;
    reason: string;
    oldestFirst: string;
    /** The number of enquiries that are not listed. */
    more(count: number): string;
    open: string;
  };
  /** A colleague's note mentions the reader. Names are isolated. */
  mention: {
    subject(author: string): string;
    lead(author: string, reference: string): string;
    footer: string;
  };
  /** A mail about requests that are due soon, or late. */
  due: {
    soon: PluralForms;
    late: PluralForms;
    /** Late requests whose owner has not reacted, for the agency's owners, and why they get the mail. */
    unheeded: PluralForms;
    unheededWhy: string;
    /** Says what stops the clock. */
    stops: string;
    listed: string;
    at(time: string): string;
    /** Isolated, since the row's direction is that of the customer's name. */
    owner(name: string): string;
    nobody: string;
    open: string;
    footer: string;
  };
  digest: {
    /** The number of enquiries that wait for a first reply. */
    waits: PluralForms;
    lead(waits: string): string;
    /** How many customers have waited longer than the goal. */
    late: PluralForms;
    lateFirst: string;
    /** How many tasks are due today, and their heading. */
    tasks: PluralForms;
    tasksFirst: string;
    /** How many requests have an open quote that ends soon, their heading, and the last day of one. */
    ending: PluralForms;
    endingFirst: string;
    until(day: string): string;
    /** Their words if days without work follow. */
    beforeDaysOff: { tasks: PluralForms; tasksFirst: string; ending: PluralForms; endingFirst: string };
    /** How many customers staff wanted to get in touch with by today, and their heading. */
    contacts: PluralForms;
    contactsFirst: string;
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
