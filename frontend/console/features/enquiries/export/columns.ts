import type { TFunction } from 'i18next';
import type { Asked } from '#contracts/api/asked-dates';
import type { Enquiry } from '#contracts/api/enquiries';
import type { FieldName, Leg } from '#contracts/api/enquiry-kinds/facts';
import type { Field } from '#contracts/api/enquiry-kinds/field';
import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import { topicIn } from '#contracts/api/enquiry-topic';
import { originText } from '#contracts/api/origin-text';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import type { Language } from '#contracts/field-kit/language';
import { askedNoticeTexts } from '#shared/features/enquiries/custom/asked-rows.ts';
import { riyadhTime } from '../../../lib/riyadh-time.ts';
import { groupPhone } from '../phone-groups.ts';
import { openTasks } from '../tasks.ts';

/** Data that cells need besides the enquiry. */
export interface CellWords {
  /** The console's texts: values such as a status read as on the screen. */
  t: TFunction<['admin', 'enquiries']>;
  language: Language;
  /** Returns a program's name by its id. */
  programName: (id: string) => string | undefined;
}

type Cell = string | number | undefined;

export interface Column {
  /** Names the column and its heading, unless the heading is a field's label. */
  name: string;
  field?: FieldName;
  /** The types that have this column; all types if undefined. */
  types?: readonly EnquiryType[];
  cell: (enquiry: Enquiry, words: CellWords) => Cell;
}

function cellOf(name: string, { kind }: Field): Column['cell'] {
  return (enquiry, { t }) => {
    const value = new Map<string, unknown>(Object.entries(enquiry)).get(name);
    if (kind === 'legs') return legsText(value as Leg[]);
    if (kind === 'choice')
      return value ? t(`options.${name}.${value}` as 'options.travel_class.first', { ns: 'enquiries' }) : undefined;
    if (kind === 'count') return (value as number) || undefined;
    return (value as Cell | null) ?? undefined;
  };
}

const fieldColumns = (type: EnquiryType): Column[] =>
  Object.entries<Field>(enquiryFields[type]).map(([name, field]) => ({
    name: field.column ?? name,
    field: name as FieldName,
    types: [type],
    cell: cellOf(name, field),
  }));

/**
 * Merges the columns of two types: a shared column appears once, and columns of the second type keep their place before
 * the next shared one.
 */
function together(some: readonly Column[], others: readonly Column[]): Column[] {
  const merged = [...some];
  let place = merged.length;
  for (const other of others.toReversed()) {
    const same = merged.findIndex(({ name }) => name === other.name);
    const column = merged[same];
    if (column) merged[same] = { ...column, types: [...(column.types ?? []), ...(other.types ?? [])] };
    else merged.splice(place, 0, other);
    place = same < 0 ? place : same;
  }
  return merged;
}

/** A column about the departure for which a visitor asks. */
const askedColumn = (name: string, cell: (asked: Asked, words: CellWords) => Cell): Column => ({
  name,
  types: ['custom'],
  cell: (enquiry, words) =>
    enquiry.type === 'custom' && enquiry.departure_id ? cell(enquiry, words) || undefined : undefined,
});

/** In the order of the file. Days are `YYYY-MM-DD`, which spreadsheets read as dates in any country. */
const columns: readonly Column[] = [
  { name: 'reference', cell: ({ reference }) => reference },
  { name: 'type', cell: (enquiry, { t }) => t(`requestType.${topicIn(enquiry)}`) },
  { name: 'status', cell: ({ status }, { t }) => t(`status.${status}`) },
  { name: 'receivedAt', cell: ({ created_at }) => riyadhTime(created_at) },
  { name: 'name', cell: ({ name }) => name },
  { name: 'phone', cell: ({ phone }) => phoneText(phone) },
  { name: 'email', cell: ({ email }) => email ?? undefined },
  {
    name: 'language',
    cell: ({ language }, { t }) => t(`detail.languages.${language}`),
  },
  {
    name: 'marketing',
    cell: ({ consent, marketing_withdrawn }, { t }) =>
      consent ? t(consent.marketing && !marketing_withdrawn ? 'detail.consent.yes' : 'detail.consent.no') : undefined,
  },
  ...EnquiryType.options.map(fieldColumns).reduce(together),
  {
    name: 'program',
    cell: ({ program_id }, { programName }) => (program_id ? (programName(program_id) ?? program_id) : undefined),
  },
  askedColumn('departure', ({ departure }) => [departure?.from_date, departure?.to_date].filter(Boolean).join(' - ')),
  askedColumn('seen_total', ({ seen_total_sar }) => seen_total_sar ?? undefined),
  askedColumn('on_arrival', (asked, { t, language }) =>
    askedNoticeTexts(asked, 'staff', { t: t as unknown as TFunction<'enquiries'>, language }).join('\n'),
  ),
  { name: 'origin', cell: ({ origin }) => originText(origin) || undefined },
  { name: 'owner', cell: ({ owner }) => owner?.name || owner?.email },
  { name: 'firstAnswer', cell: ({ first_contact_at: at }) => (at ? riyadhTime(at) : undefined) },
  { name: 'offerTotal', cell: ({ quotes }) => offerTotal(quotes) },
  { name: 'sale', cell: ({ sale }, { t }) => (sale ? t(`sale.${sale.state}`) : undefined) },
  { name: 'lostBecause', cell: ({ sale }) => sale?.reason ?? undefined },
  { name: 'mergedInto', cell: ({ merged_into }) => merged_into?.reference },
  { name: 'tags', cell: ({ tags }) => tags.join(', ') || undefined },
  { name: 'tasks', cell: ({ tasks }) => tasksText(tasks) || undefined },
  { name: 'messages', cell: ({ history }, { t }) => messagesText(history, t) },
  { name: 'staffNotes', cell: ({ history }) => staffNotes(history) },
];

/** The columns of one type's file, or of the file of all types, in which cells that a type does not have are empty. */
export const columnsOf = (type: EnquiryType | undefined): readonly Column[] =>
  columns.filter(({ types }) => !type || !types || types.includes(type));

/**
 * `00966-50-123-4567`: ready to dial, text in every spreadsheet, and correctly ordered in a right-to-left sheet
 * (docs/decisions/0011-finding-requests.md).
 */
const phoneText = (phone: string) => groupPhone(phone).replace(/^\+/, '00').replaceAll(' ', '-');

const legsText = (legs: readonly Leg[] = []) =>
  legs.map(({ departure, arrival, date }) => [date, `${departure} - ${arrival}`].filter(Boolean).join(' ')).join('; ');

/** Returns the messages between customer and staff on the request's page. */
const messagesText = (history: Enquiry['history'], t: CellWords['t']) =>
  history
    .flatMap((entry) => {
      if (entry.action === 'customer_wrote')
        return [`${riyadhTime(entry.at)} ${t('customer.customer')}: ${entry.text}`];
      return entry.action === 'answered' ? [`${riyadhTime(entry.at)} ${entry.by.name}: ${entry.text}`] : [];
    })
    .join('\n');

/** In riyals, of the accepted offers, else of the newest one: as the figures count it. */
function offerTotal(quotes: Enquiry['quotes']): number | undefined {
  const accepted = quotes.filter(({ state }) => state === 'accepted');
  const counted = accepted.length > 0 ? accepted : quotes.slice(-1);
  const halalas = counted.reduce((sum, { total_sar }) => sum + Math.round(total_sar * 100), 0);
  return counted.length > 0 ? halalas / 100 : undefined;
}

/** The open tasks, the first due first. */
const tasksText = (tasks: Enquiry['tasks']) =>
  openTasks(tasks)
    .map(({ text, due_at, who }) => `${riyadhTime(due_at)} ${who.name}: ${text}`)
    .join('\n');

const staffNotes = (history: Enquiry['history']) =>
  history
    .flatMap((entry) =>
      entry.action === 'note_added' ? [`${riyadhTime(entry.at)} ${entry.by.name}: ${entry.note}`] : [],
    )
    .join('\n');
