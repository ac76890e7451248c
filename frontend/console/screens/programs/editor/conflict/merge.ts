import {
  formFields,
  isSameValue,
  type ProgramField,
  type ProgramValues,
} from '../../../../features/programs/program-values.ts';

export type Side = 'mine' | 'theirs';

/** A field whose saved value differs from the form's. */
export interface Difference {
  field: ProgramField;
  /** The proposed side: mine if I changed the field too, else theirs. */
  proposed: Side;
}

export interface Versions {
  /** The values from which both versions started. */
  base: ProgramValues;
  mine: ProgramValues;
  theirs: ProgramValues;
}

/** Returns the fields to decide on, in the form's order. A field that only I changed needs no decision. */
export const differences = ({ base, mine, theirs }: Versions): Difference[] =>
  formFields
    .filter((field) => !isSameValue(base[field], theirs[field]) && !isSameValue(mine[field], theirs[field]))
    .map((field) => ({ field, proposed: isSameValue(base[field], mine[field]) ? 'theirs' : 'mine' }));
