/**
 * What prices, departures and itineraries are made of, as plain data, so that pages need no validation library. Names of
 * units and availabilities are those of OCTO (https://docs.octo.travel), in lower case.
 */

/** The lines of a price, in their order. `single_supplement` and `triple` are prices for an adult's bed. */
export const priceItems = ['adult', 'senior', 'child', 'infant', 'single_supplement', 'triple'] as const;
export type PriceItem = (typeof priceItems)[number];

/** The ages, in full years, that a program's prices have if staff set none; an adult has no limit. */
export const usualAges = {
  senior: { from: 60, to: null },
  child: { from: 2, to: 11 },
  infant: { from: 0, to: 1 },
} as const satisfies Partial<Record<PriceItem, { from: number; to: number | null }>>;
export type AgedItem = keyof typeof usualAges;
export const isAged = (item: PriceItem): item is AgedItem => Object.hasOwn(usualAges, item);

/** How a line is taxed. Prices always contain the tax; the accountant decides the code. */
export const vatCodes = ['standard', 'zero', 'exempt', 'outside'] as const;
export type VatCode = (typeof vatCodes)[number];
/** In percent: the standard rate of Saudi Arabia. */
export const standardVat = 15;

export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];

/** The texts of a day of the itinerary, one in each language: on one line or with line breaks. Only the title is required. */
export const dayTexts = {
  title: { kind: 'line', limit: 120 },
  text: { kind: 'text', limit: 3000 },
  place: { kind: 'line', limit: 120 },
  /** Where travellers sleep. */
  stay: { kind: 'line', limit: 200 },
  /** How they get there. */
  transfer: { kind: 'line', limit: 200 },
} as const;
export type DayTextName = keyof typeof dayTexts;
export const dayTextNames = Object.keys(dayTexts) as DayTextName[];

/** A question about a program and its answer, one in each language. The answer may have several lines. */
export const questionTexts = {
  question: { kind: 'line', limit: 200 },
  answer: { kind: 'text', limit: 2000 },
} as const;
export type QuestionTextName = keyof typeof questionTexts;
export const questionTextNames = Object.keys(questionTexts) as QuestionTextName[];

/** The texts of a photo, one in each language, each on one line. */
export const photoTextNames = ['caption', 'alternative'] as const;
export const photoTextLimit = 200;

/** The greatest age of a price's line, in years. */
export const maximumAge = 120;
/** Of a step of cancellation terms: a year before departure. */
export const maximumDaysBefore = 365;

/** How a departure is sold. */
export const sales = ['open', 'on_request', 'closed'] as const;
export type Sale = (typeof sales)[number];

/**
 * What a visitor can do with a departure. `freesale`: no number of seats is kept. `limited`: less than half is left.
 * `waiting_list`: sold out, and a list of those who would join is kept.
 */
export const availabilities = [
  'available',
  'freesale',
  'limited',
  'on_request',
  'waiting_list',
  'sold_out',
  'closed',
] as const;
export type Availability = (typeof availabilities)[number];

/** The rooms in which a party's adults sleep. Prices are for a bed in a double room. */
export const rooms = ['double', 'single', 'triple'] as const;
export type Room = (typeof rooms)[number];

/** The greatest number of seats left that cards mention. */
export const fewSeats = 5;

export const maximumPrice = 10_000_000;

/** The greatest total of a party, in riyals. */
export const maximumTotal = maximumPrice * 100;
export const maximumSeats = 10_000;
/** The characters of a departure's note in one language. */
export const departureNoteLimit = 500;
export const maximumDays = 60;
export const maximumSteps = 8;
export const maximumQuestions = 12;
/** The departures of one program, and of one call that adds several. */
export const maximumDepartures = 300;
export const maximumDeparturesAtOnce = 60;

/** The values of a program without these parts, as every program of an earlier version. */
export const noParts = { itinerary: [], prices: null, cancellation: null, questions: [], photo_details: [] };
