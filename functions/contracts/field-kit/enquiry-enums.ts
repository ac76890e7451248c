import * as z from 'zod/mini';

/** The kinds and states of enquiries. In a file without the fields, which import the metadata of phone numbers. */

export const EnquiryType = z.enum(['flight', 'hotel', 'custom', 'message']);
export type EnquiryType = z.infer<typeof EnquiryType>;

export const isEnquiryType = (kind: string): kind is EnquiryType =>
  (EnquiryType.options as readonly string[]).includes(kind);

export const EnquiryStatus = z.enum(['new', 'in_progress', 'done']);
export type EnquiryStatus = z.infer<typeof EnquiryStatus>;

/** The source of an enquiry: a form of the site, or staff for a customer on the phone. */
export const EnquirySource = z.enum(['website', 'staff']);
export type EnquirySource = z.infer<typeof EnquirySource>;

/** Ways in which staff contact a customer. */
export const ContactChannel = z.enum(['whatsapp', 'phone', 'email']);
export type ContactChannel = z.infer<typeof ContactChannel>;

/** How a contact went. */
export const ContactOutcome = z.enum(['reached', 'no_answer', 'call_back']);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

/** The actions of customers on the page of their request, or by the link of an invitation or a quote. */
export const customerActions = [
  'customer_wrote',
  'dates_changed',
  'cancelled',
  'testimonial_sent',
  'quote_accepted',
  'quote_declined',
  'quote_asked',
] as const;

/**
 * Events of a quote although its customer says nothing. Only the request's owner is told, except of an accepted quote
 * whose departure lacks the seats.
 */
export const quoteNews = ['quote_seen', 'quote_expired', 'quote_seats'] as const;
