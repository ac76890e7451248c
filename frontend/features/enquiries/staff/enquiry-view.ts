import type { Consent } from '#contracts/consent';
import type { ContactChannel, EnquirySource, EnquiryStatus, EnquiryType, HistoryEntry } from '#contracts/enquiries';
import { customFields } from '#contracts/enquiry-kinds/custom';
import { type Fact, factsOf, type Leg } from '#contracts/enquiry-kinds/facts';
import type { Field, Fields } from '#contracts/enquiry-kinds/field';
import { flightFields } from '#contracts/enquiry-kinds/flight';
import { hotelFields } from '#contracts/enquiry-kinds/hotel';
import { enquiryFields } from '#contracts/enquiry-kinds/kinds';
import type { Language } from '#contracts/fields';
import type { MailProblem } from '#contracts/mail-problem';
import { languages } from '#contracts/website/language';
import {
  camelCase,
  isRecord,
  type RawRecord,
  readFlag,
  readNumber,
  readOption,
  readRecords,
  readText,
} from './raw-record.ts';

/**
 * An enquiry of any kind as the console shows it ("Admin request view model", specification, section 3). Fields that
 * the visitor left out are undefined.
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
  /** The language in which the visitor wrote. */
  language?: Language;
  /** Version of the record. Send it back with a change, so that a stale change is refused. */
  version?: number;
  /** Oldest first. */
  history: HistoryEntry[];
  /** The program that the enquiry is about. */
  programId?: string;
  /** The reason why mail does not reach the customer. */
  mailProblem?: MailProblem['reason'];
  /** Sent through a form of the site, or entered by staff. */
  source?: EnquirySource;
  /** The enquiry's entry in the consent ledger. */
  consent?: ConsentView;
  /** The ledger's later entry, if the person no longer allows offers. */
  marketingWithdrawn?: { at: string; by: string };
}

export interface ConsentView {
  /** Version of the text that the sender saw. */
  textVersion?: number;
  /** UTC, ISO 8601. */
  at: string;
  form: Consent['form'];
  /** Language of the text. */
  language?: Language;
  /** True if the sender agreed to offers. */
  marketing: boolean;
}

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type KeyOf<F, Name> = F extends { key: infer Key extends string } ? Key : Camel<Name & string>;

/** Calendar days are always `YYYY-MM-DD`. */
type Told<F> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'people' }
    ? number
    : F extends { kind: 'legs' }
      ? Leg[]
      :
          | (F extends { kind: 'count' }
              ? number
              : F extends { options: infer O extends readonly string[] }
                ? O[number]
                : string)
          | undefined;

/** A kind's fields under the view's keys. */
type Details<F> = { -readonly [Name in keyof F as KeyOf<F[Name], Name>]: Told<F[Name]> };

export type FlightDetails = Details<typeof flightFields> & { isMultiDestination: boolean };
export type HotelDetails = Details<typeof hotelFields>;
export type CustomDetails = Details<typeof customFields>;
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
/** The same for a record from the list of all types, which contains its type. */
export const toEnquiryViewOfAny = (record: RawRecord) =>
  toEnquiryView(readOption(record, enquiryTypes, 'type') ?? 'message', record);

/**
 * Converts a record of one of the four lists to the view model. Never throws: staff must be able to answer an
 * incomplete record too. A missing creation time becomes `now`, an unknown status becomes new.
 */
export function toEnquiryView(type: EnquiryType, record: RawRecord, now = new Date()): EnquiryView {
  const base = readBase(record, now);
  switch (type) {
    case 'flight': {
      const data = readDetails(flightFields, record);
      const isMultiDestination = data.legs.length > 0 || readFlag(record, 'is_multi_destination');
      return { ...base, type, data: { ...data, isMultiDestination } };
    }
    case 'hotel':
      return { ...base, type, data: readDetails(hotelFields, record) };
    case 'custom':
      return { ...base, type, data: readDetails(customFields, record) };
    case 'message':
      return { ...base, type, data: { message: readText(record, 'message', 'msg') ?? '' } };
  }
}

/** Lists the facts of an enquiry in the order of its fields. */
export const factsIn = ({ type, data }: EnquiryView): Fact[] => {
  const fields: Fields = enquiryFields[type];
  const values: Record<string, unknown> = { ...data };
  return factsOf(fields, (name) => fields[name] && values[keyOf(name, fields[name])]);
};

/** Returns the view's key for a field: its own if it has one, else its name in camel case. */
export const keyOf = (name: string, { key }: Field) => key ?? camelCase(name);

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
    language: readOption(record, languages, 'language'),
    version: readNumber(record, 'version'),
    history: readRecords(record, 'history').filter(isHistoryEntry),
    programId: readText(record, 'program_id'),
    mailProblem: isRecord(record.mail_problem)
      ? readOption(record.mail_problem, ['bounced', 'complained'], 'reason')
      : undefined,
    source: readOption(record, ['website', 'staff'], 'source'),
    consent: isRecord(record.consent) ? readConsent(record.consent) : undefined,
    marketingWithdrawn: isRecord(record.marketing_withdrawn) ? readWithdrawal(record.marketing_withdrawn) : undefined,
  };
}

function readWithdrawal(record: RawRecord): EnquiryBase['marketingWithdrawn'] {
  const at = readText(record, 'at');
  const by = isRecord(record.by) ? readText(record.by, 'name', 'email') : undefined;
  return at ? { at, by: by ?? '' } : undefined;
}

function readConsent(record: RawRecord): ConsentView | undefined {
  const at = readText(record, 'at');
  const form = readOption(record, [...enquiryTypes, 'staff'], 'form');
  if (!at || !form) return undefined;
  return {
    textVersion: readNumber(record, 'text_version'),
    at,
    form,
    language: readOption(record, languages, 'language'),
    marketing: readFlag(record, 'marketing'),
  };
}

const readDetails = <F extends Fields>(fields: F, record: RawRecord) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [keyOf(name, field), readField(record, name, field)]),
  ) as Details<F>;

function readField(record: RawRecord, name: string, { kind, options = [] }: Field): unknown {
  switch (kind) {
    case 'text':
      return readText(record, name) ?? '';
    case 'people':
      return readNumber(record, name) ?? 0;
    case 'count':
      return readNumber(record, name);
    case 'choice':
      return readOption(record, options, name);
    case 'legs':
      return readRecords(record, name).map(readLeg);
    default:
      return readText(record, name);
  }
}

const readLeg = (leg: RawRecord): Leg => ({
  departure: readText(leg, 'departure') ?? '',
  arrival: readText(leg, 'arrival') ?? '',
  date: readText(leg, 'date'),
});

function isHistoryEntry(entry: RawRecord): entry is RawRecord & HistoryEntry {
  if (readText(entry, 'at') === undefined || !isRecord(entry.by)) return false;
  if (entry.action === 'entered') return true;
  if (entry.action === 'note_added') return readText(entry, 'note') !== undefined;
  if (entry.action === 'corrected') return Array.isArray(entry.fields);
  if (entry.action === 'contacted') return readOption(entry, channels, 'channel') !== undefined;
  return entry.action === 'status_changed' && ['from', 'to'].every((name) => readOption(entry, statuses, name));
}
