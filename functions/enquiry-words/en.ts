import type { EnquiryWords } from './index.ts';

export const fields: EnquiryWords['fields'] = {
  main_departure: 'From',
  main_arrival: 'To',
  from_date: 'Departure date',
  to_date: 'Return date',
  destination: 'Destination',
  check_in: 'Check-in',
  check_out: 'Check-out',
  special_destination: 'Destination',
  trip_start_date: 'Start date',
  number_of_days: 'Duration',
  hotel_level: 'Hotel level',
  trip_type: 'Trip type',
  travellers: 'Travellers',
  rooms: 'Rooms',
  travel_class: 'Travel class',
  travel_expert_help: 'Notes for the expert',
  notes: 'Notes',
  message: 'Message',
};

export const leg: EnquiryWords['leg'] = (number) => `Flight ${number}`;

export const options: EnquiryWords['options'] = {
  'travel_class.economy': 'Economy',
  'travel_class.premium': 'Premium Economy',
  'travel_class.business': 'Business',
  'travel_class.first': 'First',
  'hotel_level.budget': 'Budget (1-2 star)',
  'hotel_level.standard': 'Standard (3 star)',
  'hotel_level.premium': 'Premium (4 star)',
  'hotel_level.luxury': 'Luxury (5 star)',
  'trip_type.solo': 'Solo',
  'trip_type.couple': 'Couple',
  'trip_type.family': 'Family',
  'trip_type.group': 'Group',
};

export const amounts: EnquiryWords['amounts'] = {
  adults: { one: '1 adult', other: '{n} adults' },
  children: { one: '1 child', other: '{n} children' },
  infants: { one: '1 infant', other: '{n} infants' },
  rooms: { one: '1 room', other: '{n} rooms' },
  number_of_days: { one: '1 day', other: '{n} days' },
};

export const asked: EnquiryWords['asked'] = {
  fields: {
    departure: 'Dates',
    seniors: 'Seniors',
    child_ages: 'Ages of the children',
    room: 'Rooms',
    seen_total: 'Total, with VAT',
  },
  rooms: {
    double: 'Double room',
    single: 'Single room',
    triple: 'Triple room',
  },
  separator: ', ',
  visitor: {
    waiting_list: 'You are on the waiting list for these dates. We contact you as soon as a place becomes free.',
    freed: 'Good news: a place has become free for these dates since you opened the page.',
    unavailable: 'These dates were closed just before your request reached us. We contact you about other dates.',
    full: 'These dates sold out just before your request reached us. We have put you on the waiting list.',
    price_unknown: 'The price has changed since you opened the page. We tell you the new one before you decide.',
    price_changed: ({ seen, now }) =>
      `The total was ${seen} when you opened the page and is ${now} now. You decide once we have talked.`,
  },
  staff: {
    waiting_list: 'Waiting list',
    freed: 'Asked for the waiting list; places were free on arrival',
    unavailable: 'The dates were not on sale any more on arrival',
    full: 'Sold out on arrival, after the visitor had seen places: on the waiting list',
    price_unknown: 'The price that the visitor saw no longer held on arrival',
    price_changed: ({ seen, now }) => `The visitor saw ${seen}; on arrival it was ${now}`,
  },
};
