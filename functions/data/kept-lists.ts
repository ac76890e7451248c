import type { Author } from '#contracts/api/enquiries';
import { type LastChange, mostRemovals, type Removal } from '#contracts/api/kept-lists';
import { ProblemError } from '../errors.ts';
import { deleteItem, getItem } from './dynamo.ts';
import { sha256 } from './hash.ts';
import { replaceSetting } from './versioned-setting.ts';

type Entry = LastChange & { id: string };
type Lists<Name extends string, Of> = Record<Name, Of[]> & { removed: Removal[]; version: number };

/**
 * Lists that staff keep: one shared by everybody, and one of each person. Each is one item, so that one conditional write
 * changes it. Where an owner is asked for, it is the e-mail address of who has the list; undefined for the shared one.
 * @param name of the entries in the list, and of its item
 */
export function keptLists<Name extends string, Kept extends Entry>(
  name: Name,
  schema: { parse: (item: unknown) => Lists<Name, Kept> },
) {
  type List = Lists<Name, Kept>;
  const keyOf = (owner: string | undefined) => ({ pk: owner ? `${name}-of:${sha256(owner)}` : name });
  const listOf = (entries: readonly Kept[], removed: readonly Removal[], version: number) =>
    ({ [name]: entries, removed, version }) as List;

  const read = async (owner: string | undefined): Promise<List> => {
    const item = await getItem('Settings', keyOf(owner));
    return item ? schema.parse(item) : listOf([], [], 0);
  };

  /**
   * Replaces a list, and remembers who removed entries. Those that stay as they were keep the time and the author of
   * their last change. Returns the lists before and after.
   * @throws ProblemError `version_conflict`
   */
  const replace = async (
    owner: string | undefined,
    { version, ...body }: Omit<Lists<Name, Omit<Kept, keyof LastChange>>, 'removed'>,
    by: Author,
  ): Promise<{ before: List; after: List }> => {
    const before = await read(owner);
    if (before.version !== version) throw new ProblemError('version_conflict');
    const known = new Map(before[name].map((entry) => [entry.id, entry]));
    const change = { updated_at: new Date().toISOString(), updated_by: by };
    const entries = (body as unknown as List)[name].map((entry) => {
      const { updated_at, updated_by, ...old } = known.get(entry.id) ?? change;
      const isSame = JSON.stringify(old) === JSON.stringify(entry);
      return { ...entry, ...(isSame ? { updated_at, updated_by } : change) };
    });
    const isThere = (id: string) => entries.some((entry) => entry.id === id);
    const gone = before[name].filter(({ id }) => !isThere(id));
    const removed = [
      ...gone.map(({ id }) => ({ id, at: change.updated_at, by })),
      ...before.removed.filter(({ id }) => !isThere(id)),
    ];
    const after = listOf(entries, removed.slice(0, mostRemovals), version + 1);
    await replaceSetting(keyOf(owner), { schema: 1, ...after }, version);
    return { before, after };
  };

  /** Removes a person's own list. */
  const remove = (owner: string) => deleteItem('Settings', keyOf(owner));

  return { read, replace, remove };
}
