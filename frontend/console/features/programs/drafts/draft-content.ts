import { dividePhotos } from '#catalogue/divide-photos';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { noParts } from '#contracts/api/offer-terms';
import { withTexts } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { emptyValues, type ProgramValues, toBody, toValues } from '../program-values.ts';

/** A draft has the form of a program's body, and is as incomplete as the form. */
export function contentOf(values: ProgramValues, photoOrder: string[], leftOut: readonly string[] = []): DraftContent {
  const body = toBody(values, photoOrder, leftOut);
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

const idsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** The photos of a draft, and the ids of those that it leaves out. */
export const photosIn = (program: Program, { photo_order, photos_left_out }: DraftContent) => {
  const leftOut = idsIn(photos_left_out);
  const chosen = { photo_order: idsIn(photo_order), photos_left_out: leftOut };
  return { records: dividePhotos(program, chosen).photo_records, leftOut };
};

/** The photos of an earlier version, which leaves out all others. */
export function photosOfVersion(program: Program, { photo_order }: DraftContent) {
  const order = idsIn(photo_order);
  const leftOut = program.photo_records.map(({ id }) => id).filter((id) => !order.includes(id));
  return photosIn(program, { photo_order: order, photos_left_out: leftOut });
}

/** A program with what its draft says, for comparisons. */
export function withContent(program: Program, content: DraftContent): Program {
  const { photo_order: _, photos_left_out: _out, ...rest } = content;
  const filled = { ...emptyValues, ...noParts, ...given(withTexts(rest as never)) };
  return { ...program, ...filled, photo_records: photosIn(program, content).records } as unknown as Program;
}
