import type { MailTexts } from './texts.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const en: MailTexts = {
  fields: {
    reference: 'Reference',
    type: 'Type',
    received: 'Received',
    language: 'Wrote in',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    program: 'Program',
    from: 'From',
    to: 'To',
    departure: 'Departure',
    return: 'Return',
    leg: 'Further leg',
    travellers: 'Travellers',
    travelClass: 'Class',
    notes: 'Notes',
    destination: 'Destination',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    rooms: 'Rooms',
    hotelLevel: 'Hotel level',
    days: 'Number of days',
    startDate: 'Start date',
    tripType: 'Trip type',
    expertHelp: 'Help from an expert',
    message: 'Message',
  },
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
  people: { adults: 'Adults', children: 'Children', infants: 'Infants' },
  arrow: { sign: '→', mark: '\u200e' },
  contact: 'Contact',
  request: 'Request',
  staff: {
    subject: (type, name, reference) =>
      `${{ flight: 'New flight request', hotel: 'New hotel request', custom: 'New custom journey', message: 'New message' }[type]} from ${name} (${reference})`,
    lead: (type) =>
      ({
        flight: 'A flight request has just come in through the site.',
        hotel: 'A hotel request has just come in through the site.',
        custom: 'A custom journey request has just come in through the site.',
        message: 'A message has just come in through the site.',
      })[type],
    open: 'Open the request',
    whatsApp: 'Reply on WhatsApp',
    footer: 'You get this message because this address is the staff address of the Rihla site.',
  },
  visitor: {
    subject: (type, reference) =>
      `${type === 'message' ? 'We have received your message' : 'We have received your request'} (${reference})`,
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
    codeLabel: 'Your reference number',
    codeHint: 'Quote it whenever you contact us',
    yourRequest: 'What we have noted',
    chat: 'Chat on WhatsApp',
    chatText: (reference) => `Hello, I am writing about my request ${reference}.`,
    call: 'Call us, 24/7',
    footer:
      'You get this message because this address was given in a request to Rihla. If that was not you, ignore it: we will not write again.',
  },
  digest: {
    subject: (count) => `${counted(count, 'request is', 'requests are')} still new`,
    lead: (count) => `Good morning. ${counted(count, 'request waits', 'requests wait')} for a first reply.`,
    waiting: (hours) =>
      hours < 1
        ? 'for less than an hour'
        : hours < 48
          ? `for ${counted(hours, 'hour', 'hours')}`
          : `for ${counted(Math.floor(hours / 24), 'day', 'days')}`,
    oldestFirst: 'Waiting longest first',
    more: (count) => `... and ${count} more. Open the console to see them all.`,
    open: 'Open the new requests',
    footer: 'You get this summary on working mornings, Sunday to Thursday, while requests are still new.',
  },
};
