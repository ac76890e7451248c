import type { TFunction } from 'i18next';
import { riyadhOffsetMinutes } from '#contracts/calendar';
import type { EnquiryType } from '#contracts/enquiries';
import type { CustomDetails, EnquiryView, FlightDetails, HotelDetails, MessageDetails } from '../enquiry-view.ts';
import { groupPhone } from '../phone-groups.ts';

/** What the cells need besides the request. */
export interface CellWords {
  /** The console's texts: a status and its like read as on the screen. */
  t: TFunction<'admin'>;
  /** A program's name by its id. */
  programName: (id: string) => string | undefined;
}

type Cell = string | number | undefined;
type AnyDetails = Partial<FlightDetails> & Partial<HotelDetails> & Partial<CustomDetails> & Partial<MessageDetails>;

interface Column {
  /** Text key of its heading. */
  name: string;
  /** The types that have it; without any, all do. */
  types?: readonly EnquiryType[];
  cell: (request: EnquiryView, words: CellWords) => Cell;
}

const about = (name: keyof AnyDetails & string, ...types: EnquiryType[]): Column => ({
  name,
  types,
  cell: ({ data }) => (data as AnyDetails)[name] as Cell,
});

/** In the order of the file. Days are `YYYY-MM-DD`, which spreadsheets take for dates in any country. */
const columns: readonly Column[] = [
  { name: 'reference', cell: ({ reference }) => reference },
  { name: 'type', cell: ({ type }, { t }) => t(`requestType.${type}`) },
  { name: 'status', cell: ({ status }, { t }) => t(`status.${status}`) },
  { name: 'receivedAt', cell: ({ createdAt }) => riyadhTime(createdAt) },
  { name: 'name', cell: ({ name }) => name },
  { name: 'phone', cell: ({ phone }) => phoneText(phone) },
  { name: 'email', cell: ({ email }) => email },
  {
    name: 'language',
    cell: ({ language }, { t }) => language && t(language === 'ar' ? 'detail.languageAr' : 'detail.languageEn'),
  },
  about('departure', 'flight'),
  about('arrival', 'flight'),
  about('fromDate', 'flight'),
  about('toDate', 'flight'),
  { name: 'legs', types: ['flight'], cell: ({ data }) => legsText(data as AnyDetails) },
  about('destination', 'hotel', 'custom'),
  about('checkIn', 'hotel'),
  about('checkOut', 'hotel'),
  about('startDate', 'custom'),
  about('numberOfDays', 'custom'),
  about('adults', 'flight', 'hotel', 'custom'),
  about('children', 'flight', 'hotel', 'custom'),
  about('infants', 'flight', 'custom'),
  about('rooms', 'hotel'),
  {
    name: 'travelClass',
    types: ['flight'],
    cell: (request, { t }) =>
      request.type === 'flight' && request.data.travelClass ? t(`travelClass.${request.data.travelClass}`) : undefined,
  },
  {
    name: 'hotelLevel',
    types: ['custom'],
    cell: (request, { t }) =>
      request.type === 'custom' && request.data.hotelLevel ? t(`hotelLevel.${request.data.hotelLevel}`) : undefined,
  },
  {
    name: 'tripType',
    types: ['custom'],
    cell: (request, { t }) =>
      request.type === 'custom' && request.data.tripType ? t(`tripType.${request.data.tripType}`) : undefined,
  },
  about('expertHelp', 'custom'),
  about('notes', 'flight', 'hotel'),
  about('message', 'message'),
  { name: 'program', cell: ({ programId }, { programName }) => programId && (programName(programId) ?? programId) },
  { name: 'staffNotes', cell: ({ history }) => staffNotes(history) },
];

/** The columns of one type's file, or of the file of all types, where a cell that a type does not have stays empty. */
export const columnsOf = (type: EnquiryType | undefined): readonly Column[] =>
  columns.filter(({ types }) => !type || !types || types.includes(type));

/**
 * `00966-50-123-4567`: ready to dial, text to every spreadsheet, and in order where a sheet runs from the right
 * (docs/decisions/0011-finding-requests.md).
 */
const phoneText = (phone: string) => groupPhone(phone).replace(/^\+/, '00').replaceAll(' ', '-');

/** `2027-03-12 14:05`, on the clocks of Riyadh. */
const riyadhTime = (instant: string) =>
  new Date(Date.parse(instant) + riyadhOffsetMinutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');

const legsText = ({ legs = [] }: AnyDetails) =>
  legs.map(({ departure, arrival, date }) => [date, `${departure} - ${arrival}`].filter(Boolean).join(' ')).join('; ');

const staffNotes = (history: EnquiryView['history']) =>
  history
    .flatMap((entry) =>
      entry.action === 'note_added' ? [`${riyadhTime(entry.at)} ${entry.by.name}: ${entry.note}`] : [],
    )
    .join('\n');
