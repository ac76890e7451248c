import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { byteOrderMark, toLines } from '../../export/csv-lines.ts';
import { type CellWords, type Column, columnsOf } from './columns.ts';

export type Heading = (name: string, field: Column['field']) => string;

/** Returns the beginning of the file. */
export const csvHead = (type: EnquiryType | undefined, heading: Heading) =>
  byteOrderMark + toLines([columnsOf(type).map(({ name, field }) => heading(name, field))]);

/** Returns one line for each enquiry. */
export const csvLines = (type: EnquiryType | undefined, enquiries: readonly Enquiry[], words: CellWords) =>
  toLines(enquiries.map((enquiry) => columnsOf(type).map(({ cell }) => cell(enquiry, words))));
