import { programInQuery } from './program-in-query.ts';

/**
 * Marks the document while the form waits for the program that its address names. A prerendered page does not know its
 * query, so style sheets reserve room for the program and hide the fields that it may fix. The boot script sets the
 * mark before the first paint; the screen updates it.
 */
export function markProgramLoading(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-awaits-program', isLoading);
  if (!isLoading) document.documentElement.toggleAttribute('data-awaits-dates', false);
}

/** Marks the document if the address names a program. Returns true if it does. */
export function markProgramInAddress(): boolean {
  const query = new URLSearchParams(location.search);
  const isAwaited = programInQuery(query) !== undefined;
  markProgramLoading(isAwaited);
  // With a departure the form asks for dates and party, which takes much more room: until then it is invisible.
  document.documentElement.toggleAttribute('data-awaits-dates', isAwaited && query.has('departure'));
  return isAwaited;
}
