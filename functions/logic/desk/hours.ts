import type { AuditedChange } from '#contracts/api/audit';
import type { Hours, HoursBody } from '#contracts/api/hours';
import { readHours, replaceHours } from '../../data/hours.ts';
import { readSeasons } from '../../data/seasons.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { isAlwaysOpen } from './working-time.ts';

export const getHours = async () => withAlways(await readHours());

/**
 * Replaces the hours. The clock's job finds the requests that wait.
 * @throws ProblemError `version_conflict`
 */
export async function changeHours(body: HoursBody, report: (details: { changes: AuditedChange[] }) => void) {
  const { before, after } = await replaceHours(body);
  const { updated_at: _, version: __, ...old } = before;
  const { updated_at: ___, version: ____, ...current } = after;
  report({ changes: changesBetween(old, current) });
  return withAlways(after);
}

async function withAlways(hours: Hours): Promise<Hours & { always: boolean }> {
  const { seasons } = await readSeasons();
  return { ...hours, always: isAlwaysOpen({ hours, seasons }, new Date()) };
}
