/**
 * Unsent input, kept in the tab's session storage: it survives a reload and a crash of the
 * page, and does not stay behind on a shared computer.
 */
export interface Draft<Values> {
  read: () => Values | undefined;
  write: (values: Values) => void;
  clear: () => void;
}

const prefix = 'draft:';

/** True if this tab keeps the draft of any form. */
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

/** A browser that refuses storage merely loses the draft. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Storage may be switched off or full.
  }
}
