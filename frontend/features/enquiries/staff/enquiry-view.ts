import type { ContactChannel, EnquirySource, EnquiryStatus, EnquiryType, HistoryEntry } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import { isRecord, type RawRecord, readFlag, readNumber, readOption, readRecords, readText } from './lenient-record.ts';

/**
 * What the admin shows of an enquiry, whichever of the four kinds it is ("Admin request view model", spec section 3).
 * Fields the visitor left out are undefined.
 */
interface EnquiryBase {
  id: string;
  /** Short code to quote on the phone: `F-7K3M-09QX`. */
  reference?: string;
  name: string;
  phone: string;
  email?: string;
  /** UTC, ISO 8601. */
  createdAt: string;
  updatedAt?: string;
  status: EnquiryStatus;
  /** Language the visitor wrote in. */
  language?: Language;
  /** Of the record as read; sent back with a change so that a stale one is refused. */
  version?: number;
  /** Oldest first. */
  history: HistoryEntry[];
  /** The program page the visitor came from. */
  programId?: string;
  /** Through a form of the site, or entered by staff. */
  source?: EnquirySource;
}

export interface FlightLegView {
  departure: string;
  arrival: string;
  /** Calendar days are `YYYY-MM-DD` throughout. */
  date?: string;
}

export interface FlightDetails {
  departure: string;
  arrival: string;
  fromDate?: string;
  toDate?: string;
  adults: number;
  children: number;
  infants: number;
  travelClass?: (typeof travelClasses)[number];
  isMultiDestination: boolean;
  legs: FlightLegView[];
  notes?: string;
}

export interface HotelDetails {
  destination: string;
  checkIn?: string;
  checkOut?: string;
  adults: number;
  children: number;
  rooms: number;
  notes?: string;
}

export interface CustomDetails {
  hotelLevel?: (typeof hotelLevels)[number];
  tripType?: (typeof tripTypes)[number];
  numberOfDays?: number;
  startDate?: string;
  destination?: string;
  expertHelp?: string;
  adults: number;
  children: number;
  infants: number;
}

export interface MessageDetails {
  message: string;
}

export type FlightView = EnquiryBase & { type: 'flight'; data: FlightDetails };
export type HotelView = EnquiryBase & { type: 'hotel'; data: HotelDetails };
export type CustomView = EnquiryBase & { type: 'custom'; data: CustomDetails };
export type MessageView = EnquiryBase & { type: 'message'; data: MessageDetails };
export type EnquiryView = FlightView | HotelView | CustomView | MessageView;

export const enquiryTypes = ['flight', 'hotel', 'custom', 'message'] as const satisfies readonly EnquiryType[];

const statuses = ['new', 'in_progress', 'done'] as const satisfies readonly EnquiryStatus[];
const channels = ['whatsapp', 'phone', 'email'] as const satisfies readonly ContactChannel[];
const travelClasses = ['economy', 'premium', 'business', 'first'] as const;
const hotelLevels = ['budget', 'standard', 'premium', 'luxury'] as const;
const tripTypes = ['solo', 'couple', 'family', 'group'] as const;

/** A record of the list of all types: each says which it is. */
export const toEnquiryViewOfAny = (record: RawRecord) =>
  toEnquiryView(readOption(record, enquiryTypes, 'type') ?? 'message', record);

/**
 * Turns a record of one of the four lists into the view model. Never throws: a record that lacks fields is still an
 * enquiry somebody must answer. A missing creation time reads as `now`, an unknown status as new.
 */
export function toEnquiryView(type: EnquiryType, record: RawRecord, now = new Date()): EnquiryView {
  const base = readBase(record, now);
  switch (type) {
    case 'flight':
      return { ...base, type, data: readFlight(record) };
    case 'hotel':
      return { ...base, type, data: readHotel(record) };
    case 'custom':
      return { ...base, type, data: readCustom(record) };
    case 'message':
      return { ...base, type, data: { message: readText(record, 'message', 'msg') ?? '' } };
  }
}

function readBase(record: RawRecord, now: Date): EnquiryBase {
  return {
    id: readText(record, 'id', '_id') ?? '',
    reference: readText(record, 'reference'),
    name: readText(record, 'name') ?? '',
    phone: readText(record, 'phone') ?? '',
    email: readText(record, 'email'),
    createdAt: readText(record, 'created_at') ?? now.toISOString(),
    updatedAt: readText(record, 'updated_at'),
    status: readOption(record, statuses, 'status') ?? 'new',
    language: readOption(record, ['ar', 'en'], 'language'),
    version: readNumber(record, 'version'),
    history: readRecords(record, 'history').filter(isHistoryEntry),
    programId: readText(record, 'program_id'),
    source: readOption(record, ['website', 'staff'], 'source'),
  };
}

function readFlight(record: RawRecord): FlightDetails {
  const legs = readRecords(record, 'legs').map((leg) => ({
    departure: readText(leg, 'departure') ?? '',
    arrival: readText(leg, 'arrival') ?? '',
    date: readText(leg, 'date'),
  }));
  return {
    departure: readText(record, 'main_departure') ?? '',
    arrival: readText(record, 'main_arrival') ?? '',
    fromDate: readText(record, 'from_date'),
    toDate: readText(record, 'to_date'),
    ...readTravellers(record),
    travelClass: readOption(record, travelClasses, 'travel_class'),
    isMultiDestination: legs.length > 0 || readFlag(record, 'is_multi_destination'),
    legs,
    notes: readText(record, 'notes'),
  };
}

function readHotel(record: RawRecord): HotelDetails {
  const { adults, children } = readTravellers(record);
  return {
    destination: readText(record, 'destination') ?? '',
    checkIn: readText(record, 'check_in'),
    checkOut: readText(record, 'check_out'),
    adults,
    children,
    rooms: readNumber(record, 'rooms') ?? 0,
    notes: readText(record, 'notes'),
  };
}

function readCustom(record: RawRecord): CustomDetails {
  return {
    hotelLevel: readOption(record, hotelLevels, 'hotel_level'),
    tripType: readOption(record, tripTypes, 'trip_type'),
    numberOfDays: readNumber(record, 'number_of_days'),
    startDate: readText(record, 'trip_start_date'),
    destination: readText(record, 'special_destination'),
    expertHelp: readText(record, 'travel_expert_help'),
    ...readTravellers(record),
  };
}

const readTravellers = (record: RawRecord) => ({
  adults: readNumber(record, 'adults') ?? 0,
  children: readNumber(record, 'children') ?? 0,
  infants: readNumber(record, 'infants') ?? 0,
});

function isHistoryEntry(entry: RawRecord): entry is RawRecord & HistoryEntry {
  if (readText(entry, 'at') === undefined || !isRecord(entry.by)) return false;
  if (entry.action === 'entered') return true;
  if (entry.action === 'note_added') return readText(entry, 'note') !== undefined;
  if (entry.action === 'contacted') return readOption(entry, channels, 'channel') !== undefined;
  return entry.action === 'status_changed' && ['from', 'to'].every((name) => readOption(entry, statuses, name));
}
