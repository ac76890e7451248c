import { checkHotelRequest, type HotelRequestInput } from '../../../lib/form-rules/hotel-rules.ts';
import type { EnquiryDefinition } from '../enquiry-definition.ts';

/** What the form holds: the request as it is sent, except that a field may be empty. */
export interface HotelValues {
  name: string;
  phone: string;
  email: string;
  destination: string;
  check_in?: string;
  check_out?: string;
  adults: number;
  children: number;
  rooms: number;
  notes: string;
}

export const emptyHotel: HotelValues = {
  name: '',
  phone: '',
  email: '',
  destination: '',
  adults: 1,
  children: 0,
  rooms: 1,
  notes: '',
};

/** The request's body (specification, section 3, "Hotel request"). */
export const toHotelRequest = (values: HotelValues, programId: string | undefined): HotelRequestInput => ({
  ...values,
  check_in: values.check_in ?? '',
  check_out: values.check_out ?? '',
  program_id: programId,
});

export const hotelDefinition: EnquiryDefinition<HotelValues, 'POST /hotels'> = {
  name: 'hotel-request',
  route: 'POST /hotels',
  empty: emptyHotel,
  fieldOrder: [
    'name',
    'phone',
    'email',
    'destination',
    'check_in',
    'check_out',
    'adults',
    'children',
    'rooms',
    'notes',
  ],
  kinds: { check_in: 'day', check_out: 'day' },
  dependents: { check_in: ['check_out'] },
  // A day's journey has no night.
  settledBy: ({ city, dates }) => ({
    destination: city,
    ...(dates && dates.to > dates.from && { check_in: dates.from, check_out: dates.to }),
  }),
  toBody: toHotelRequest,
  check: checkHotelRequest,
};
