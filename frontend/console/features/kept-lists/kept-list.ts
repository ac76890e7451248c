import type { LastChange, Removal, Whose } from '#contracts/api/kept-lists';
import { isConflict } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';

/** A colleague has changed or removed the same entry of a list meanwhile. */
export class EntryConflict<Kept, List extends { removed: Removal[] }> extends Error {
  readonly stored: List;
  /** The entry as the colleague left it; undefined if it is gone. */
  readonly theirs: Kept | undefined;
  /** The removal of the entry. Undefined if the entry is still there, or if its removal is too old to be kept. */
  readonly removal: Removal | undefined;

  constructor(stored: List, { id, theirs }: { id: string; theirs: Kept | undefined }) {
    super('A colleague has changed this entry.');
    this.stored = stored;
    this.theirs = theirs;
    this.removal = stored.removed.find((removal) => removal.id === id);
  }
}

/** Colleagues who change a list at the same time need a few attempts. */
const mostAttempts = 5;

type Entry = LastChange & { id: string };
type BodyOf<Kept> = Omit<Kept, keyof LastChange>;
type SentOf<Name extends string, Of> = Record<Name, Of[]> & { version: number };
type ListOf<Name extends string, Of> = Record<Name, Of[]> & { removed: Removal[]; version: number };

interface Options<Name extends string, Kept> {
  /** The name of the entries in the list. */
  name: Name;
  read: (whose: Whose) => Promise<ListOf<Name, Kept>>;
  write: (whose: Whose, list: SentOf<Name, BodyOf<Kept>>) => Promise<ListOf<Name, Kept>>;
  /** The list's own kind of conflict. */
  Conflict: new (
    stored: ListOf<Name, Kept>,
    about: { id: string; theirs: Kept | undefined },
  ) => EntryConflict<Kept, ListOf<Name, Kept>>;
}

/** Changes of lists that staff keep, shared or own: each of one entry, on top of what colleagues have saved of others. */
export function keptList<Name extends string, Kept extends Entry>({
  name,
  read,
  write,
  Conflict,
}: Options<Name, Kept>) {
  type List = ListOf<Name, Kept>;

  const bodyOf = ({ updated_at: _, updated_by: __, ...body }: BodyOf<Kept> & Partial<LastChange>) => body;

  /** @param edit gets the list without the entry, to which it may be added */
  async function change(
    whose: Whose,
    { start, id, base }: { start: List; id: string; base: Kept | undefined },
    edit: (others: BodyOf<Kept>[]) => BodyOf<Kept>[],
  ): Promise<List> {
    let stored = start;
    for (let attempt = 1; ; attempt++) {
      const theirs = stored[name].find((entry) => entry.id === id);
      if (theirs?.updated_at !== base?.updated_at) throw new Conflict(stored, { id, theirs });
      const others = stored[name].filter((entry) => entry.id !== id);
      const { version } = stored;
      const body = { [name]: edit(others).map(bodyOf), version } as SentOf<Name, BodyOf<Kept>>;
      try {
        return await resumeAfterSignIn(() => write(whose, body));
      } catch (error) {
        if (!isConflict(error) || attempt === mostAttempts) throw error;
        stored = await read(whose);
      }
    }
  }

  return {
    /**
     * Adds an entry or replaces it.
     * @param base the entry before the change; undefined for a new one
     * @throws EntryConflict
     */
    save: (whose: Whose, start: List, entry: BodyOf<Kept> & { id: string }, base: Kept | undefined) =>
      change(whose, { start, id: entry.id, base }, (others) => [...others, entry]),
    /** @throws EntryConflict */
    remove: (whose: Whose, start: List, entry: Kept) =>
      change(whose, { start, id: entry.id, base: entry }, (others) => others),
  };
}
