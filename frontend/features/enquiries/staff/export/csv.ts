import Papa from 'papaparse';
import type { EnquiryType } from '#contracts/enquiries';
import type { EnquiryView } from '../enquiry-view.ts';
import { type CellWords, type Column, columnsOf } from './columns.ts';

/** Without it, Excel reads Arabic as Latin letters. */
const byteOrderMark = '\uFEFF';

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe before it, on several lines and in full width too
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const lineEnd = '\r\n';

const toLines = (rows: unknown[][]) =>
  Papa.unparse(rows, { escapeFormulae: formula, newline: lineEnd }) + (rows.length > 0 ? lineEnd : '');

export type Heading = (name: string, field: Column['field']) => string;

/** The beginning of a file. */
export const csvHead = (type: EnquiryType | undefined, heading: Heading) =>
  byteOrderMark + toLines([columnsOf(type).map(({ name, field }) => heading(name, field))]);

/** One line for each enquiry. */
export const csvLines = (type: EnquiryType | undefined, enquiries: readonly EnquiryView[], words: CellWords) =>
  toLines(enquiries.map((enquiry) => columnsOf(type).map(({ cell }) => cell(enquiry, words))));
