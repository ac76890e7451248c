import * as enquiry from '../../../enquiry-words/en.ts';
import { counted } from '../../../plural.ts';
import type { MailTexts } from './mail-texts.ts';

const hours = { one: '1 hour', other: '{n} hours' };
const days = { one: '1 day', other: '{n} days' };

const forProgram = (program?: string) => (program ? ` for ${program}` : '');
const about = (program?: string) => (program ? ` about ${program}` : '');

const yourReference = 'Your reference number';
const followRequest = 'Follow your request';
const answered = 'our answer to your request';
const yourRequest = 'Your request';

export const en: MailTexts = {
  fields: {
    ...enquiry.fields,
    reference: 'Reference',
    type: 'Type',
    received: 'Received',
    language: 'Customer’s language',
    name: 'Name',
    phone: 'Phone number',
    email: 'Email',
    program: 'Program',
  },
  leg: enquiry.leg,
  types: {
    flight: 'Flight request',
    hotel: 'Hotel request',
    custom: 'Custom journey',
    message: 'Message',
    program: 'Program request',
  },
  quoted: (title) => `“${title}”`,
  languages: { ar: 'Arabic', en: 'English' },
  options: enquiry.options,
  amounts: enquiry.amounts,
  asked: enquiry.asked,
  arrow: { sign: '→', mark: '\u200e' },
  contact: 'Contact',
  request: 'Request',
  staff: {
    subject: {
      flight: ({ program, place }) => `new flight request ${program ? `for ${program}` : `to ${place}`}`,
      hotel: ({ program, place }) => `new hotel request for ${program ?? place}`,
      custom: ({ place }) => `new custom journey request${place ? ` “${place}”` : ''}`,
      message: ({ program }) => `new message${about(program)}`,
      program: ({ program }) => `new program request${program ? ` ${program}` : ''}`,
    },
    lead: {
      flight: ({ program }) => `A flight request${forProgram(program)} has just come in through the site.`,
      hotel: ({ program }) => `A hotel request${forProgram(program)} has just come in through the site.`,
      custom: () => 'A custom journey request has just come in through the site.',
      message: ({ program }) => `A message${about(program)} has just come in through the site.`,
      program: ({ program }) => `A request for ${program ?? 'a program'} has just come in through the site.`,
    },
    programDeleted: 'A program that has been deleted from the site',
    programPage: 'Page of the program',
    open: 'Open the request',
    whatsApp: 'Reply on WhatsApp',
    footer: 'You get this message because this address is the staff address of the {agency} site.',
  },
  visitor: {
    subject: {
      flight: ({ program }) => `we have received your flight request${forProgram(program)}`,
      hotel: ({ program }) => `we have received your hotel request${forProgram(program)}`,
      custom: () => 'we have received your custom journey request',
      message: ({ program }) => `we have received your message${about(program)}`,
      program: ({ program }) => `we have received your request for ${program ?? 'the program you chose'}`,
    },
    lead: {
      flight: ({ program }) =>
        `Thank you for choosing {agency}. Your flight request${forProgram(program)} has reached us, and one of our experts will contact you soon with the best flight options.`,
      hotel: ({ program }) =>
        `Thank you for choosing {agency}. Your hotel request${forProgram(program)} has reached us, and one of our experts will contact you soon with the best hotel options.`,
      custom: () =>
        'Thank you for choosing {agency}. One of our experts will read what you wrote with care and contact you soon with your custom journey plan.',
      message: ({ program }) =>
        `Thank you for writing to {agency}. Your message${about(program)} has reached us and we will reply soon.`,
      program: ({ program }) =>
        `Thank you for choosing {agency}. Your request for ${program ?? 'the program you chose'} has reached us, and one of our experts will contact you soon with the places left and the next steps.`,
    },
    entered:
      'Thank you for your call. We have noted your request as you described it, and one of our experts will contact you soon.',
    codeLabel: { flight: yourReference, hotel: yourReference, custom: yourReference, message: yourReference },
    codeHint: 'Quote it whenever you contact us',
    yourRequest: { flight: yourRequest, hotel: yourRequest, custom: yourRequest, message: 'Your message' },
    chat: 'Chat on WhatsApp',
    chatText: (type, reference) =>
      `Hello, I am writing about my ${type === 'message' ? 'message' : 'request'} ${reference}.`,
    footer:
      'You get this message because this address was given in a request to {agency}. If that was not you, please ignore it.',
  },
  page: {
    follow: { flight: followRequest, hotel: followRequest, custom: followRequest, message: 'Follow your message' },
    open: 'Open your request',
    reply: 'Reply',
    keep: 'This link is yours alone: whoever has it can read and change your request.',
    linkSubject: 'a new link to your request',
    linkLead:
      'Someone asked for a new link to your request at {agency}. Its page shows where your request stands, and lets you write to us or change your dates.',
    linkFooter: 'If it was not you, ignore this message: the link has been sent to nobody else.',
    answerSubject: { flight: answered, hotel: answered, custom: answered, message: 'our answer to your message' },
    answerLead: {
      flight: 'Our team has answered your flight request:',
      hotel: 'Our team has answered your hotel request:',
      custom: 'Our team has answered your request:',
      message: 'Our team has answered your message:',
    },
  },
  quote: {
    subject: 'your quotation',
    lead: 'We have prepared a quotation for you. Its page shows what it includes, and there you can accept it, ask us or decline.',
    title: 'Quotation',
    total: 'Total',
    until: 'Valid until',
    open: 'Open the quotation',
    noInvoice: 'This is a quotation, not a tax invoice.',
    keep: 'The link is yours alone: whoever has it can read and accept the quotation.',
  },
  customer: {
    subject: {
      customer_wrote: 'new message from a customer',
      dates_changed: 'a customer changed the dates',
      cancelled: 'a customer cancelled',
      testimonial_sent: 'a customer wrote a testimonial',
      quote_accepted: 'a customer accepted an offer',
      quote_declined: 'a customer declined an offer',
      quote_asked: 'a customer asks about an offer',
      quote_seen: 'a customer opened an offer',
      quote_expired: 'an offer has expired',
    },
    lead: {
      customer_wrote: (reference) => `The customer has written on the page of request ${reference}.`,
      dates_changed: (reference) => `The customer has changed the dates on the page of request ${reference}.`,
      cancelled: (reference) => `The customer has cancelled request ${reference} on its page.`,
      quote_accepted: (reference) => `The customer of request ${reference} has accepted an offer.`,
      quote_declined: (reference) => `The customer of request ${reference} has declined an offer.`,
      quote_asked: (reference) => `The customer of request ${reference} has a question about an offer.`,
      quote_seen: (reference) => `The customer of request ${reference} has opened an offer for the first time.`,
      quote_expired: (reference) => `An offer of request ${reference} has expired without an answer.`,
      testimonial_sent: (reference) =>
        `The customer of request ${reference} has written about the journey. It waits on the console’s Site screen, under Testimonials, until an owner takes it over or declines it.`,
    },
    title: {
      ...{ customer_wrote: 'Message', dates_changed: 'New dates', cancelled: 'Cancellation' },
      testimonial_sent: 'Testimonial',
      ...{ quote_accepted: 'Accepted', quote_declined: 'Declined', quote_asked: 'Question' },
      ...{ quote_seen: 'Opened', quote_expired: 'Expired' },
    },
    text: 'Text',
    reason: 'Reason',
    acceptedBy: 'Accepted by',
    total: 'Total',
    seats: 'Seats',
    seatsTaken: (seats) => `${seats} taken from the departure`,
    seatsMissing: (seats) => `The departure does not have ${seats} seats left. Please see to it.`,
    at: 'Time',
    none: 'None',
    changed: (after, before) => `${after}\ninstead of: ${before}`,
    listed: 'Messages and changes by customers',
    came: { one: '1 more message or change by a customer', other: '{n} more messages or changes by customers' },
  },
  news: {
    came: {
      one: '1 more new request came within ten minutes',
      other: '{n} more new requests came within ten minutes',
    },
    and: ', and ',
    reason: 'Many requests came in a short time, so this mail lists the rest of them instead of one mail for each.',
    oldestFirst: 'Oldest first',
    more: (count) => `And ${count} more. The console has them all.`,
    open: 'Open the new requests',
  },
  mention: {
    subject: (author) => `\u2068${author}\u2069 mentioned you in a note`,
    lead: (author, reference) => `\u2068${author}\u2069 mentioned you in a note of request ${reference}:`,
    footer: 'You get this message because a colleague in the {agency} console mentioned you.',
  },
  due: {
    soon: {
      one: '1 customer should get an answer within a quarter of an hour',
      other: '{n} customers should get an answer within a quarter of an hour',
    },
    late: {
      one: '1 customer has waited too long for an answer',
      other: '{n} customers have waited too long for an answer',
    },
    stops: 'The clock stops when you contact or answer the customer, or close the request.',
    listed: 'Due first',
    at: (time) => `due ${time}`,
    owner: (name) => `\u2066With \u2068${name}\u2069\u2069`,
    nobody: 'Nobody has taken it',
    open: 'Open the requests',
    footer: 'You get this message because these requests wait for you or for the team of the {agency} site.',
  },
  digest: {
    late: {
      one: '1 customer has waited longer than our goal',
      other: '{n} customers have waited longer than our goal',
    },
    lateFirst: 'Late, waiting longest first',
    tasks: { one: '1 task is due today', other: '{n} tasks are due today' },
    tasksFirst: 'Tasks due today, the first due first',
    ending: { one: '1 offer ends within two days', other: '{n} offers end within two days' },
    endingFirst: 'Offers that end within two days',
    until: (day) => `valid until ${day}`,
    contacts: { one: 'It is time to contact 1 customer', other: 'It is time to contact {n} customers' },
    contactsFirst: 'Customers to contact',
    waits: { one: '1 request is waiting for a first reply', other: '{n} requests are waiting for a first reply' },
    lead: (waits) => `Good morning. ${waits}.`,
    ofType: {
      flight: { one: '1 flight request', other: '{n} flight requests' },
      hotel: { one: '1 hotel request', other: '{n} hotel requests' },
      custom: { one: '1 custom journey', other: '{n} custom journeys' },
      message: { one: '1 message', other: '{n} messages' },
    },
    waiting: (waited) =>
      waited < 1
        ? 'for less than an hour'
        : `for ${waited < 48 ? counted(waited, hours, 'en') : counted(Math.floor(waited / 24), days, 'en')}`,
    oldestFirst: 'Waiting longest first',
    more: (count) => `And ${count} more. The console has them all.`,
    open: 'Open the new requests',
    footer:
      'You get this summary on working mornings, Sunday to Thursday, while requests are waiting for a first reply.',
  },
};
