import { useState } from 'react';
import type { Side } from '../../features/drafts/conflict-panel.tsx';
import {
  differing,
  type SectionField,
  type SectionPlace,
  type SectionValues,
  valuesOf,
  withValue,
} from '../../features/site-content/section-fields.ts';
import type { SectionSession } from '../../features/site-content/section-session.ts';

interface Conflict {
  mine: SectionValues;
  theirs: SectionValues;
  places: SectionPlace[];
  choices: Readonly<Record<string, Side>>;
  savedAt: string;
}

interface Options {
  fields: readonly SectionField[];
  start: SectionValues;
  session: SectionSession;
  valuesNow: () => SectionValues;
  /** Shows other values in the form. */
  put: (values: SectionValues) => void;
}

const isIn = (places: readonly SectionPlace[], { path }: SectionPlace) => places.some((one) => one.path === path);

/** Compares the form with a colleague's later save, and keeps the owner's choice for each text that both changed. */
export function useSectionConflict({ fields, start, session, valuesNow, put }: Options) {
  const [base, setBase] = useState(start);
  const [conflict, setConflict] = useState<Conflict>();

  /** Returns true if there is a choice to make. What only the colleague changed is taken over. */
  const meetTheirs = async () => {
    const read = await session.readTheirs();
    const mine = valuesNow();
    const theirs = valuesOf(fields, read.content);
    const changed = differing(fields, mine, theirs).filter((place) => isIn(differing(fields, base, theirs), place));
    const own = differing(fields, base, mine);
    const places = changed.filter((place) => isIn(own, place));
    const taken = changed.filter((place) => !isIn(own, place));
    put(taken.reduce((all, place) => withValue(all, theirs, place), mine));
    setBase(theirs);
    const choices = Object.fromEntries(places.map(({ path }) => [path, 'mine' as const]));
    setConflict(places.length > 0 ? { mine, theirs, places, choices, savedAt: read.at } : undefined);
    return places.length > 0;
  };

  const choose = (path: string, side: Side) => {
    const place = conflict?.places.find((one) => one.path === path);
    if (!conflict || !place) return;
    put(withValue(valuesNow(), conflict[side], place));
    setConflict({ ...conflict, choices: { ...conflict.choices, [path]: side } });
  };

  return { conflict, meetTheirs, choose, endConflict: () => setConflict(undefined) };
}
