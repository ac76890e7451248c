import type { EntryValues } from './entry-values.ts';

/**
 * Puts what staff typed on top of a newer state of the request: a field that they left alone takes the newer value.
 * @param seen the values from which staff started
 * @returns the form's values, and the fields that a colleague has changed to another value than theirs
 */
export function rebase(typed: EntryValues, seen: EntryValues, newest: EntryValues) {
  const names = Object.keys(newest) as (keyof EntryValues)[];
  const isMine = (name: keyof EntryValues) => !isSame(typed[name], seen[name]);
  const clashes = names.filter(
    (name) => isMine(name) && !isSame(seen[name], newest[name]) && !isSame(typed[name], newest[name]),
  );
  const mine = Object.fromEntries(names.filter(isMine).map((name) => [name, typed[name]]));
  return { values: { ...newest, ...mine }, clashes };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
