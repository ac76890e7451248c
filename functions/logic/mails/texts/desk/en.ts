import { counted } from '../../../../plural.ts';
import type { DeskMailTexts } from '../mail-texts.ts';

const hours = { one: '1 hour', other: '{n} hours' };
const days = { one: '1 day', other: '{n} days' };

export const desk: DeskMailTexts = {
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
      quote_seats: 'no seats for an accepted offer',
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
      quote_seats: (reference) =>
        `The customer of request ${reference} has accepted an offer, and the departure does not have the seats. The customer has been told that you will get in touch.`,
      testimonial_sent: (reference) =>
        `The customer of request ${reference} has written about the journey. It waits on the console’s Site screen, under Testimonials, until an owner takes it over or declines it.`,
    },
    title: {
      ...{ customer_wrote: 'Message', dates_changed: 'New dates', cancelled: 'Cancellation' },
      testimonial_sent: 'Testimonial',
      ...{ quote_accepted: 'Accepted', quote_declined: 'Declined', quote_asked: 'Question' },
      ...{ quote_seen: 'Opened', quote_expired: 'Expired', quote_seats: 'Missing seats' },
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
    ownDays: 'Other days',
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
    unheeded: {
      one: '1 customer is still without an answer',
      other: '{n} customers are still without an answer',
    },
    unheededWhy: 'The answer was due, half our goal has passed once more, and nobody has contacted the customer.',
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
    beforeDaysOff: {
      tasks: {
        one: '1 task is due before the next working day',
        other: '{n} tasks are due before the next working day',
      },
      tasksFirst: 'Tasks due before the next working day, the first due first',
      ending: { one: '1 offer ends soon', other: '{n} offers end soon' },
      endingFirst: 'Offers that end soon',
    },
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
    footer: 'You get this summary on the mornings of working days, while something waits or is due.',
  },
};
