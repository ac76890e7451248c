/** A value in the tab's session storage: it survives a reload or crash of the page, and ends with the tab. */
export interface Kept<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  clear: () => void;
}

const prefix = 'draft:';

/** Returns true if this tab has a draft of any form. */
export function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Unsent input. */
export const createDraft = <Values>(name: string): Kept<Values> => keptInTab(prefix + name);

export function keptInTab<Value>(key: string): Kept<Value> {
  return {
    read: () => {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** Ignores storage errors: only the draft is lost. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Storage may be disabled or full.
  }
}
