import * as enquiry from '../../../enquiry-words/en.ts';
import { counted } from '../../../plural.ts';
import type { MailTexts } from './mail-texts.ts';

const hours = { one: '1 hour', other: '{n} hours' };
const days = { one: '1 day', other: '{n} days' };

const yourReference = 'Your reference number';
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
  leg: (number) => `Flight ${number}`,
  types: { flight: 'Flight request', hotel: 'Hotel request', custom: 'Custom journey', message: 'Message' },
  languages: { ar: 'Arabic', en: 'English' },
  options: enquiry.options,
  amounts: enquiry.amounts,
  arrow: { sign: '→', mark: '\u200e' },
  contact: 'Contact',
  request: 'Request',
  staff: {
    subject: {
      flight: (trip) => `new flight request to ${trip}`,
      hotel: (trip) => `new hotel request for ${trip}`,
      custom: (trip) => `new custom journey request${trip ? ` “${trip}”` : ''}`,
      message: (trip) => `new message${trip ? ` about “${trip}”` : ''}`,
    },
    lead: (type) =>
      ({
        flight: 'A flight request has just come in through the site.',
        hotel: 'A hotel request has just come in through the site.',
        custom: 'A custom journey request has just come in through the site.',
        message: 'A message has just come in through the site.',
      })[type],
    programDeleted: 'A program that has been deleted from the site',
    programPage: 'Page of the program',
    open: 'Open the request',
    whatsApp: 'Reply on WhatsApp',
    footer: 'You get this message because this address is the staff address of the Rihla site.',
  },
  visitor: {
    subject: {
      flight: () => 'we have received your flight request',
      hotel: () => 'we have received your hotel request',
      custom: (title) => `we have received your custom journey request${title ? ` “${title}”` : ''}`,
      message: (title) => `we have received your message${title ? ` about “${title}”` : ''}`,
    },
    hello: 'Hello,',
    lead: {
      flight:
        'Thank you for choosing Rihla. Your flight request has reached us, and one of our experts will contact you soon with the best flight options.',
      hotel:
        'Thank you for choosing Rihla. Your hotel request has reached us, and one of our experts will contact you soon with the best hotel options.',
      custom:
        'Thank you for choosing Rihla. One of our experts will read what you wrote with care and contact you soon with your custom journey plan.',
      message: 'Thank you for writing to Rihla. Your message has reached us and we will reply soon.',
    },
    entered:
      'Thank you for your call. We have noted your request as you described it, and one of our experts will contact you soon.',
    codeLabel: { flight: yourReference, hotel: yourReference, custom: yourReference, message: yourReference },
    codeHint: 'Quote it whenever you contact us',
    yourRequest: { flight: yourRequest, hotel: yourRequest, custom: yourRequest, message: 'Your message' },
    chat: 'Chat on WhatsApp',
    chatText: (type, reference) =>
      `Hello, I am writing about my ${type === 'message' ? 'message' : 'request'} ${reference}.`,
    call: 'Call us, 24/7',
    footer:
      'You get this message because this address was given in a request to Rihla. If that was not you, please ignore it.',
  },
  news: {
    came: {
      one: '1 more new request came within ten minutes',
      other: '{n} more new requests came within ten minutes',
    },
    reason: 'Many requests came in a short time, so this mail lists the rest of them instead of one mail for each.',
    oldestFirst: 'Oldest first',
    more: (count) => `And ${count} more. The console has them all.`,
    open: 'Open the new requests',
  },
  digest: {
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
