import { programInQuery } from './program-in-query.ts';

/**
 * Marks the document while the page waits for the program that its address names: a page rendered ahead
 * knows nothing of its query, so style sheets keep room for the program and hide what it may settle. The boot script
 * sets it before the first paint, the screen as soon as it knows.
 */
export function showAwaitedProgram(isAwaited: boolean): void {
  document.documentElement.toggleAttribute('data-awaits-program', isAwaited);
}

/** Returns true if the address names a program. */
export function startAwaitingProgram(): boolean {
  const isAwaited = programInQuery(new URLSearchParams(location.search)) !== undefined;
  showAwaitedProgram(isAwaited);
  return isAwaited;
}
