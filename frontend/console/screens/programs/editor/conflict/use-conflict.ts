import { useState } from 'react';
import type { ProgramField, ProgramValues } from '../../../../features/programs/program-values.ts';
import { type Difference, differences, type Side, type Versions } from './merge.ts';

export interface Conflict {
  mine: ProgramValues;
  theirs: ProgramValues;
  differences: Difference[];
  choices: Partial<Record<ProgramField, Side>>;
  /** The instant at which someone else saved. */
  savedAt: string;
}

/** The conflict after someone else has saved the program. Each choice changes the form at once. */
export function useConflict(setValues: (values: Partial<ProgramValues>) => void) {
  const [conflict, setConflict] = useState<Conflict>();

  /** Returns true if there is anything to decide. */
  const begin = (versions: Versions, savedAt: string): boolean => {
    const { mine, theirs } = versions;
    const differing = differences(versions);
    if (differing.length === 0) return false;
    const choices = Object.fromEntries(differing.map(({ field, proposed }) => [field, proposed]));
    setConflict({ mine, theirs, differences: differing, choices, savedAt });
    const taken = differing.filter(({ proposed }) => proposed === 'theirs').map(({ field }) => [field, theirs[field]]);
    setValues(Object.fromEntries(taken));
    return true;
  };

  const choose = (field: ProgramField, side: Side) => {
    if (!conflict) return;
    setValues({ [field]: conflict[side][field] });
    setConflict({ ...conflict, choices: { ...conflict.choices, [field]: side } });
  };

  /** Values typed during a conflict count as mine. */
  const typed = (changed: Partial<ProgramValues>) =>
    setConflict(
      (current) =>
        current && {
          ...current,
          mine: { ...current.mine, ...changed },
          choices: {
            ...current.choices,
            ...Object.fromEntries(Object.keys(changed).map((field) => [field, 'mine' as const])),
          },
        },
    );

  return { conflict, begin, choose, typed, end: () => setConflict(undefined) };
}
