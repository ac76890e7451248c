import type { CustomRequest, Enquiry, FlightRequest, HotelRequest, Message } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import { counted } from '../../plural.ts';
import { formatDay, formatList, formatPhone } from './format.ts';
import type { MailRow } from './mail-content.ts';
import { type MailTexts, mailTexts } from './texts/texts.ts';

/** An enquiry as rows of a mail's tables, without empty fields. */
type Rows = (MailRow | undefined)[];
const present = (rows: Rows) => rows.filter((row) => row !== undefined);

export function contactRows({ name, phone, email }: Enquiry, language: Language): MailRow[] {
  const { fields } = mailTexts[language];
  return present([
    { label: fields.name, value: name },
    { label: fields.phone, value: formatPhone(phone), url: `tel:${phone}`, isLtr: true },
    email ? { label: fields.email, value: email, url: `mailto:${email}`, isLtr: true } : undefined,
  ]);
}

export function requestRows(enquiry: Enquiry, language: Language): MailRow[] {
  switch (enquiry.type) {
    case 'flight':
      return present(flightRows(enquiry, language));
    case 'hotel':
      return present(hotelRows(enquiry, language));
    case 'custom':
      return present(customRows(enquiry, language));
    case 'message':
      return present(messageRows(enquiry, language));
  }
}

function flightRows(enquiry: FlightRequest, language: Language): Rows {
  const { fields, leg, arrow, travelClass } = mailTexts[language];
  const day = dayIn(language);
  return [
    { label: fields.from, value: enquiry.main_departure },
    { label: fields.to, value: enquiry.main_arrival },
    { label: fields.departure, value: day(enquiry.from_date) },
    optional(fields.return, enquiry.to_date && day(enquiry.to_date)),
    ...enquiry.legs.map(({ departure, arrival, date }, index) => ({
      label: leg(index + 2),
      value: `${arrow.mark}${isolated(departure)} ${arrow.sign} ${isolated(arrival)}\n${day(date)}`,
    })),
    { label: fields.travellers, value: travellers(enquiry, language) },
    { label: fields.travelClass, value: travelClass[enquiry.travel_class] },
    optional(fields.notes, enquiry.notes),
  ];
}

function hotelRows(enquiry: HotelRequest, language: Language): Rows {
  const { fields } = mailTexts[language];
  const day = dayIn(language);
  return [
    { label: fields.destination, value: enquiry.destination },
    { label: fields.checkIn, value: day(enquiry.check_in) },
    { label: fields.checkOut, value: day(enquiry.check_out) },
    { label: fields.travellers, value: travellers(enquiry, language) },
    { label: fields.rooms, value: amount('rooms', enquiry.rooms, language) },
    optional(fields.notes, enquiry.notes),
  ];
}

function customRows(enquiry: CustomRequest, language: Language): Rows {
  const { fields, hotelLevel, tripType } = mailTexts[language];
  const day = dayIn(language);
  return [
    optional(fields.destination, enquiry.special_destination),
    { label: fields.days, value: amount('days', enquiry.number_of_days, language) },
    optional(fields.startDate, enquiry.trip_start_date && day(enquiry.trip_start_date)),
    optional(fields.tripType, enquiry.trip_type && tripType[enquiry.trip_type]),
    optional(fields.hotelLevel, enquiry.hotel_level && hotelLevel[enquiry.hotel_level]),
    optional(fields.travellers, travellers(enquiry, language)),
    optional(fields.expertHelp, enquiry.travel_expert_help),
  ];
}

const messageRows = ({ message }: Message, language: Language): Rows => [
  { label: mailTexts[language].fields.message, value: message },
];

/** Isolates a place's direction (first strong isolate), so that the arrow points in the reading direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const optional = (label: string, value: string | null) => (value ? { label, value } : undefined);

const dayIn = (language: Language) => (day: string) => formatDay(day, language);

const amount = (thing: keyof MailTexts['amounts'], count: number, language: Language) =>
  counted(count, mailTexts[language].amounts[thing], language);

const ageGroups = ['adults', 'children', 'infants'] as const;

const travellers = (counts: { adults: number; children: number; infants?: number }, language: Language) =>
  formatList(
    ageGroups.flatMap((group) => (counts[group] ? [amount(group, counts[group], language)] : [])),
    language,
  );
