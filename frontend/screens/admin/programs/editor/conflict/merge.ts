import { isSameValue, type ProgramField, type ProgramValues, programFields } from '../program-values.ts';

export type Side = 'mine' | 'theirs';

/** A field that someone else has saved differently from what stands in the form. */
export interface Difference {
  field: ProgramField;
  /** The proposed value: mine where I changed it too, else theirs. */
  proposed: Side;
}

export interface Versions {
  /** The values that both started from. */
  base: ProgramValues;
  mine: ProgramValues;
  theirs: ProgramValues;
}

/** The fields to decide on, in the form's order. What only I changed needs no decision. */
export const differences = ({ base, mine, theirs }: Versions): Difference[] =>
  programFields
    .filter((field) => !isSameValue(base[field], theirs[field]) && !isSameValue(mine[field], theirs[field]))
    .map((field) => ({ field, proposed: isSameValue(base[field], mine[field]) ? 'theirs' : 'mine' }));
