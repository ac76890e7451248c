import type { DraftContent } from '#contracts/api/draft-shapes';
import { noParts } from '#contracts/api/offer-terms';
import { withTexts } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { emptyValues, type ProgramValues, toBody, toValues } from '../program-values.ts';

/** A draft has the form of a program's body, and is as incomplete as the form. */
export function contentOf(values: ProgramValues, photoOrder: string[]): DraftContent {
  const body = toBody(values, photoOrder);
  const { lines } = values.prices;
  const isMissing = (index: number) => lines[index]?.item !== 'adult' && lines[index]?.price_sar == null;
  // A body cannot say that a price is missing.
  const prices = body.prices && {
    ...body.prices,
    lines: body.prices.lines.map((line, index) => (isMissing(index) ? { ...line, price_sar: null } : line)),
  };
  // The server stores a draft without undefined values.
  return JSON.parse(JSON.stringify({ ...body, prices }));
}

/** The form's values of a draft or of an earlier version. What it does not name is empty. */
export const valuesOf = (content: DraftContent): ProgramValues =>
  toValues({ ...emptyValues, ...noParts, ...given(withTexts(content as never)) } as unknown as Program);

const given = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));

/** The order of the photos in a draft: those that it does not name come last, as the server has them. */
export function orderedRecords<Photo extends { id: string }>(
  records: readonly Photo[],
  content: DraftContent,
): Photo[] {
  const order = Array.isArray(content.photo_order) ? content.photo_order : [];
  const place = ({ id }: Photo) => (order.includes(id) ? order.indexOf(id) : order.length);
  return records.toSorted((one, other) => place(one) - place(other));
}

/** A program with what its draft says, for comparisons. */
export function withContent(program: Program, content: DraftContent): Program {
  const { photo_order: _, ...rest } = content;
  const filled = { ...emptyValues, ...noParts, ...given(withTexts(rest as never)) };
  return { ...program, ...filled, photo_records: orderedRecords(program.photo_records, content) } as unknown as Program;
}
