import { programInQuery } from './program-in-query.ts';

/**
 * Marks the document while the form waits for the program that its address names. A prerendered page does not know its
 * query, so style sheets reserve room for the program and hide the fields that it may fix. The boot script sets the
 * mark before the first paint; the screen updates it.
 */
export function markProgramLoading(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-awaits-program', isLoading);
}

/** Marks the document if the address names a program. Returns true if it does. */
export function markProgramInAddress(): boolean {
  const isAwaited = programInQuery(new URLSearchParams(location.search)) !== undefined;
  markProgramLoading(isAwaited);
  return isAwaited;
}
