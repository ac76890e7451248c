import { counted } from '../../../plural.ts';
import type { MailTexts } from './texts.ts';

const hours = { one: '1 hour', other: '{n} hours' };
const days = { one: '1 day', other: '{n} days' };

const yourReference = 'Your reference number';
const yourRequest = 'Your request';

export const en: MailTexts = {
  fields: {
    reference: 'Reference',
    type: 'Type',
    received: 'Received',
    language: 'Customer’s language',
    name: 'Name',
    phone: 'Phone number',
    email: 'Email',
    program: 'Program',
    from: 'From',
    to: 'To',
    departure: 'Departure',
    return: 'Return',
    travellers: 'Travellers',
    travelClass: 'Class',
    notes: 'Notes',
    destination: 'Destination',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    rooms: 'Rooms',
    hotelLevel: 'Hotel level',
    days: 'Duration',
    startDate: 'Start date',
    tripType: 'Trip type',
    expertHelp: 'Notes for the expert',
    message: 'Message',
  },
  leg: (number) => `Flight ${number}`,
  types: { flight: 'Flight request', hotel: 'Hotel request', custom: 'Custom journey', message: 'Message' },
  languages: { ar: 'Arabic', en: 'English' },
  travelClass: { economy: 'Economy', premium: 'Premium Economy', business: 'Business', first: 'First' },
  hotelLevel: {
    budget: 'Budget (1-2 star)',
    standard: 'Standard (3 star)',
    premium: 'Premium (4 star)',
    luxury: 'Luxury (5 star)',
  },
  tripType: { solo: 'Solo', couple: 'Couple', family: 'Family', group: 'Group' },
  amounts: {
    adults: { one: '1 adult', other: '{n} adults' },
    children: { one: '1 child', other: '{n} children' },
    infants: { one: '1 infant', other: '{n} infants' },
    rooms: { one: '1 room', other: '{n} rooms' },
    days,
  },
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
      flight: (trip) => `we have received your flight request to ${trip}`,
      hotel: (trip) => `we have received your hotel request for ${trip}`,
      custom: (trip) => `we have received your custom journey request${trip ? ` “${trip}”` : ''}`,
      message: (trip) => `we have received your message${trip ? ` about “${trip}”` : ''}`,
    },
    hello: (name) => `Hello ${name},`,
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
      'Thank you for your call. We have noted your request as you told us, and one of our experts will contact you soon.',
    codeLabel: { flight: yourReference, hotel: yourReference, custom: yourReference, message: yourReference },
    codeHint: 'Quote it whenever you contact us',
    yourRequest: { flight: yourRequest, hotel: yourRequest, custom: yourRequest, message: 'Your message' },
    chat: 'Chat on WhatsApp',
    chatText: (type, reference) =>
      `Hello, I am writing about my ${type === 'message' ? 'message' : 'request'} ${reference}.`,
    call: 'Call us, 24/7',
    footer:
      'You get this message because this address was given in a request to Rihla. If that was not you, ignore it: we will not write again.',
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
