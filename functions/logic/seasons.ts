import type { AuditedChange } from '#contracts/api/audit';
import type { Season, Seasons } from '#contracts/api/seasons';
import { replaceSeasons } from '../data/seasons.ts';
import { changesBetween } from './audit/changes-between.ts';

/**
 * Replaces the seasons.
 * @throws ProblemError `version_conflict`
 */
export async function changeSeasons(
  { seasons, version }: Pick<Seasons, 'seasons' | 'version'>,
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<Seasons> {
  const { before, after } = await replaceSeasons(seasons, version);
  report({ changes: seasonChanges(before, after.seasons) });
  return after;
}

/** Changed fields by the season's id: `<id>.to`. The names of a changed season are among them, so that it can be named. */
export function seasonChanges(before: readonly Season[], after: readonly Season[]): AuditedChange[] {
  const byId = (seasons: readonly Season[]) => new Map(seasons.map(({ id, ...season }) => [id, season]));
  const [old, current] = [byId(before), byId(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((id) => {
    const [one, other] = [old.get(id), current.get(id)];
    const changes = changesBetween({ [id]: one ?? {} }, { [id]: other ?? {} });
    if (!one || !other || changes.length === 0) return changes;
    const unchanged = Object.entries(other.names).map(([language, name]) => ({
      ...{ field: `${id}.names.${language}`, before: name, after: name },
    }));
    return [...unchanged.filter(({ field }) => !changes.some((change) => change.field === field)), ...changes];
  });
}
