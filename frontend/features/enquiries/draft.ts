/**
 * Unsent input in the tab's session storage: it survives a reload or crash of the page, and is not left on a shared
 * computer.
 */
export interface Draft<Values> {
  read: () => Values | undefined;
  write: (values: Values) => void;
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

export function createDraft<Values>(name: string): Draft<Values> {
  const key = prefix + name;
  return {
    read: () => {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Values | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values))),
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
