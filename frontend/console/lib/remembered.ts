/** Small preferences of this browser's user, in local storage if it is available. */

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is disabled or full: the preference lasts until the page is closed.
  }
}
