import Papa from 'papaparse';
import type { DepartureBody } from '#contracts/api/departures';
import { departureNoteLimit, maximumPrice, maximumSeats } from '#contracts/api/offer-terms';
import { mostNights } from '#contracts/api/program-limits';
import { daysBetween } from '#contracts/field-kit/calendar';
import { readDay } from '#shared/features/enquiries/typed-day.ts';
import { latinDigits } from '#shared/lib/latin-digits.ts';
import { noPrices } from '../programs/part-values.ts';
import { checkDeparture, type DepartureRule, departureBody, newDeparture } from './departure-values.ts';
import { readStatus } from './pasted-status.ts';

/** The columns of a pasted table, in their order. All but the first may be empty or missing. */
export const pastedColumns = [
  'from_date',
  'to_date',
  'nights',
  'capacity',
  'seats_left',
  'minimum',
  'deadline',
  /** The price of an adult. An empty cell means the program's prices. */
  'price',
  'note_ar',
  'note_en',
  'sale',
] as const;
export type PastedColumn = (typeof pastedColumns)[number];

const dayColumns: readonly PastedColumn[] = ['from_date', 'to_date', 'deadline'];
const noteColumns: readonly PastedColumn[] = ['note_ar', 'note_en'];

export interface PastedFault {
  column: PastedColumn;
  /** A rule of departures, or why the row cannot be read or added. */
  rule: DepartureRule | 'number' | 'price' | 'longNote' | 'status' | 'full' | 'twice';
}

export interface PastedRow {
  /** The row's number in the pasted text, from 1. */
  number: number;
  cells: Record<PastedColumn, string>;
  faults: PastedFault[];
  /** Undefined if the row has a fault. */
  body: DepartureBody | undefined;
}

interface Options {
  today: string;
  /** The departures that are there. */
  taken: readonly Likeness[];
}

/** The values by which visitors tell departures of one day apart. */
type Likeness = Pick<DepartureBody, 'from_date' | 'nights' | 'prices' | 'notes'>;

const likeness = ({ from_date, nights, prices, notes }: Likeness) => {
  const price = prices?.lines.find(({ item }) => item === 'adult')?.price_sar ?? null;
  return JSON.stringify([from_date, nights, price, notes.ar || null, notes.en || null]);
};

/** Reads rows as spreadsheets copy them: cells are separated by tabs. A first row without any digit is the
 * heading of those below. */
export function readPastedRows(text: string, { today, taken }: Options): PastedRow[] {
  const { data } = Papa.parse<string[]>(text.trim(), {
    delimiter: text.includes('\t') ? '\t' : '',
    delimitersToGuess: [';', ','],
    skipEmptyLines: 'greedy',
  });
  const known = new Set(taken.map(likeness));
  const rows: PastedRow[] = [];
  for (const [index, row] of data.entries()) {
    if (index === 0 && data.length > 1 && !/\d/.test(latinDigits(row.join('')))) continue;
    const read = readRow(row, today);
    const body = read.faults.length === 0 ? departureBody({ ...newDeparture(null), ...read.values }) : undefined;
    const isTwice = body !== undefined && known.has(likeness(body));
    if (isTwice) read.faults.push({ column: 'from_date', rule: 'twice' });
    if (body) known.add(likeness(body));
    rows.push({ number: index + 1, cells: read.cells, faults: read.faults, body: isTwice ? undefined : body });
  }
  return rows;
}

function readRow(row: readonly string[], today: string) {
  const cells = Object.fromEntries(
    pastedColumns.map((column, index) => {
      const cell = (row[index] ?? '').trim();
      return [column, noteColumns.includes(column) ? cell : latinDigits(cell)];
    }),
  ) as PastedRow['cells'];
  const faults: PastedFault[] = [];
  const day = (column: PastedColumn) => (cells[column] ? (readDay(cells[column]) ?? cells[column]) : undefined);
  const number = (column: PastedColumn, maximum = maximumSeats) => {
    const value = cells[column];
    if (value === '') return null;
    if (/^\d{1,5}$/.test(value) && Number(value) <= maximum) return Number(value);
    faults.push({ column, rule: 'number' });
    return null;
  };
  const [from_date, to_date, deadline] = dayColumns.map(day);
  const capacity = number('capacity');
  const price = readPrice(cells.price);
  if (price === undefined) faults.push({ column: 'price', rule: 'price' });
  for (const column of noteColumns) {
    if (cells[column].length > departureNoteLimit) faults.push({ column, rule: 'longNote' });
  }
  const status = readStatus(cells.sale);
  if (!status) faults.push({ column: 'sale', rule: 'status' });
  const left = cells.seats_left === '' ? undefined : number('seats_left');
  if (status?.isFull && left) faults.push({ column: 'sale', rule: 'full' });
  const values = {
    ...{ from_date, to_date, deadline, capacity },
    nights: number('nights', mostNights) ?? nightsOf(from_date, to_date),
    seats_left: left === undefined ? (status?.isFull ? 0 : capacity) : left,
    minimum: number('minimum'),
    ...(status && { sale: status.sale, waiting_list: status.waiting_list }),
    hasPrices: Boolean(price),
    prices: { ...noPrices(), lines: noPrices().lines.map((line) => ({ ...line, price_sar: price ?? null })) },
    notes: { ar: cells.note_ar, en: cells.note_en },
  };
  const isRead = (column: PastedColumn) => !faults.some((fault) => fault.column === column);
  const broken = checkDeparture(values, today).filter(({ field }) => isRead(field));
  faults.push(...broken.map(({ field, rule }) => ({ column: field, rule })));
  return { cells, faults, values };
}

/** `4,500.50` as riyals; null if the cell is empty, undefined if it is no price. */
function readPrice(cell: string): number | null | undefined {
  if (cell === '') return null;
  const text = cell.replace(/[,٬\s]/g, '').replace('٫', '.');
  const price = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return price > 0 && price <= maximumPrice ? price : undefined;
}

function nightsOf(from: string | undefined, to: string | undefined): number | null {
  const nights = from && to ? daysBetween(from, to) : Number.NaN;
  return nights >= 1 && nights <= mostNights ? nights : null;
}
