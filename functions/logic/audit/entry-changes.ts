import type { AuditedChange } from '#contracts/api/audit';
import type { LastChange } from '#contracts/api/kept-lists';
import { changesBetween } from './changes-between.ts';

/** Changed fields of a list by the entry's id: `<id>.texts.ar`. The title of a changed entry is among them, to name it. */
export function entryChanges<Entry extends LastChange & { id: string; title: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
): AuditedChange[] {
  const byId = (entries: readonly Entry[]) =>
    new Map(entries.map(({ id, updated_at: _, updated_by: __, ...entry }) => [id, entry]));
  const [old, current] = [byId(before), byId(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((id) => {
    const [one, other] = [old.get(id), current.get(id)];
    const changes = changesBetween({ [id]: one ?? {} }, { [id]: other ?? {} });
    if (!one || !other || changes.length === 0 || one.title !== other.title) return changes;
    return [{ field: `${id}.title`, before: one.title, after: other.title }, ...changes];
  });
}
