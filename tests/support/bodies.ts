import { addDays, riyadhDay } from '#contracts/field-kit/calendar';

/** Valid bodies to vary in tests, one builder per noun. Days count from today in Riyadh. */

type Changes = Record<string, unknown>;

export const inDays = (days: number) => addDays(riyadhDay(), days);

/** The answers to the sentences about personal data. */
const consent = { text_version: 1, marketing: false };

const contact = { name: 'نورة العتيبي', phone: '0501234567', email: 'noura@example.com' };

export const flightRequest = (changes: Changes = {}) => ({
  ...contact,
  main_departure: 'Riyadh (RUH)',
  main_arrival: 'Istanbul (IST)',
  from_date: inDays(20),
  to_date: inDays(27),
  adults: 2,
  children: 1,
  infants: 0,
  travel_class: 'economy',
  is_multi_destination: false,
  notes: '',
  consent,
  ...changes,
});

export const hotelRequest = (changes: Changes = {}) => ({
  ...contact,
  destination: 'Makkah',
  check_in: inDays(10),
  check_out: inDays(14),
  adults: 2,
  children: 0,
  rooms: 1,
  notes: '',
  consent,
  ...changes,
});

export const customRequest = (changes: Changes = {}) => ({
  name: contact.name,
  phone: contact.phone,
  email: contact.email,
  hotel_level: 'premium',
  number_of_days: 7,
  trip_start_date: inDays(30),
  special_destination: 'AlUla and the coast',
  travel_expert_help: 'A quiet place for two, please.',
  trip_type: 'couple',
  adults: 2,
  children: 0,
  infants: 0,
  consent,
  ...changes,
});

export const message = (changes: Changes = {}) => ({
  ...contact,
  message: 'Do you arrange visas for Turkey?',
  consent,
  ...changes,
});

export const program = (changes: Changes = {}) => ({
  trip_name: 'العلا في ثلاثة أيام',
  from_date: inDays(40),
  to_date: inDays(43),
  nights: 3,
  city: 'العلا',
  description: 'بين الصخور والواحات.',
  accommodation: 'منتجع خمس نجوم',
  offer_includes: 'الإفطار\nالتنقلات',
  price_sar: 4500.5,
  translations: { en: { trip_name: 'AlUla in three days', city: 'AlUla' } },
  ...changes,
});
