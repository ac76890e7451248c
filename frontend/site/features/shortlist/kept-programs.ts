/** The lists of programs that the visitor's browser keeps, and the most that each has. */
const most = { favourites: 24, compared: 3, 'recently-seen': 8 } as const;
export type KeptList = keyof typeof most;

/** The ids of a list, the newest first. Without storage they last as long as the page. */
const known = new Map<KeptList, { text: string; ids: readonly string[] }>();
const readers = new Set<() => void>();

export function keptIds(list: KeptList): readonly string[] {
  const before = known.get(list);
  const text = stored(list) ?? before?.text ?? '';
  if (before?.text === text) return before.ids;
  const ids = idsIn(text);
  known.set(list, { text, ids });
  return ids;
}

/** Puts a program first. Returns false, without a change, if the list is full. */
export function keepProgram(list: KeptList, id: string): boolean {
  const others = keptIds(list).filter((one) => one !== id);
  if (list !== 'recently-seen' && others.length >= most[list]) return false;
  write(list, [id, ...others].slice(0, most[list]));
  return true;
}

export function dropProgram(list: KeptList, id: string): void {
  const ids = keptIds(list);
  write(
    list,
    ids.filter((one) => one !== id),
  );
}

/** The ids in a link's fragment or in storage: each once, and nothing else. */
export const idsIn = (text: string): string[] =>
  [...new Set(text.match(/[\w-]{1,64}/g) ?? [])].slice(0, most.favourites);

function write(list: KeptList, ids: readonly string[]): void {
  known.set(list, { text: ids.join(','), ids });
  try {
    localStorage.setItem(list, ids.join(','));
  } catch {
    // Storage may be disabled or full.
  }
  for (const notify of readers) notify();
}

function stored(list: KeptList): string | undefined {
  try {
    return localStorage.getItem(list) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Calls `notify` after each change, also in another tab. Returns what ends it. */
export function subscribe(notify: () => void) {
  readers.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    readers.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
