/** Small choices of this browser's user, kept where the browser allows it. */

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
    // Private windows and full storage: the choice holds until the page is left.
  }
}
