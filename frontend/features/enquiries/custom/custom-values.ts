import { daysBetween } from '#contracts/calendar';
import { checkCustomRequest } from '../../../lib/form-rules/custom-rules.ts';
import type { EnquiryDefinition } from '../enquiry-definition.ts';

/** What the form holds: the request as it is sent, except that a field may be empty. */
export interface CustomValues {
  special_destination: string;
  trip_start_date?: string;
  number_of_days?: number | null;
  hotel_level?: HotelLevel;
  trip_type?: TripType;
  adults: number;
  children: number;
  infants: number;
  travel_expert_help: string;
  name: string;
  phone: string;
  email: string;
}

export const hotelLevels = ['budget', 'standard', 'premium', 'luxury'] as const;
export const tripTypes = ['solo', 'couple', 'family', 'group'] as const;

type HotelLevel = (typeof hotelLevels)[number];
type TripType = (typeof tripTypes)[number];

/** The only parties whose size is in their name. */
const adultsIn: Record<string, number | undefined> = { solo: 1, couple: 2 };

/** What choosing a party says of how many travel. */
export function headsOf(type: string | undefined): Partial<CustomValues> {
  const adults = type && adultsIn[type];
  return adults ? { adults } : {};
}

/** The custom journey form (specification, section 3, "Custom trip request"). */
export const customDefinition: EnquiryDefinition<CustomValues, 'POST /customs'> = {
  name: 'custom-request',
  route: 'POST /customs',
  empty: {
    special_destination: '',
    adults: 1,
    children: 0,
    infants: 0,
    travel_expert_help: '',
    name: '',
    phone: '',
    email: '',
  },
  fieldOrder: [
    'special_destination',
    'trip_start_date',
    'number_of_days',
    'hotel_level',
    'trip_type',
    'adults',
    'children',
    'infants',
    'travel_expert_help',
    'name',
    'phone',
    'email',
  ],
  implied: ({ trip_type }) => headsOf(trip_type),
  kinds: { trip_start_date: 'day', number_of_days: 'count' },
  // Where to sleep and with whom belongs to the program as well, unless it only tells where to.
  settledBy: ({ city, dates }) => ({
    special_destination: city,
    ...(dates && {
      trip_start_date: dates.from,
      number_of_days: daysBetween(dates.from, dates.to) + 1,
      hotel_level: undefined,
      trip_type: undefined,
    }),
  }),
  toBody: ({ number_of_days, ...values }, programId) => ({
    ...values,
    // An empty field is left out of the body; the check before sending names it as missing.
    number_of_days: number_of_days as number,
    program_id: programId,
  }),
  check: checkCustomRequest,
};
