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

/** Titles the page as its heading does, until the screen knows the program's name. */
function titleAsAsked(): void {
  const heading = document.querySelector<HTMLElement>('h1 [data-asked]');
  if (heading?.dataset.asked) document.title = document.title.replace(heading.textContent, heading.dataset.asked);
}

/** Marks the document if the address names a program. Returns true if it does. */
export function markProgramInAddress(): boolean {
  const query = new URLSearchParams(location.search);
  const isAwaited = programInQuery(query) !== undefined;
  markProgramLoading(isAwaited);
  if (isAwaited) document.addEventListener('DOMContentLoaded', titleAsAsked);
  // With a departure the form asks for dates and party, which takes much more room: until then it is invisible.
  document.documentElement.toggleAttribute('data-awaits-dates', isAwaited && query.has('departure'));
  return isAwaited;
}
