import type { AuditedChange } from '#contracts/api/audit';
import type { Author } from '#contracts/api/enquiries';
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
export async function changeHours(
  body: HoursBody,
  by: Author,
  report: (details: { changes: AuditedChange[] }) => void,
) {
  const { before, after } = await replaceHours(body, by);
  report({ changes: changesBetween(said(before), said(after)) });
  return withAlways(after);
}

const said = ({ week, schedules, goals }: Hours) => ({ week, schedules, goals });

async function withAlways(hours: Hours): Promise<Hours & { always: boolean }> {
  const { seasons } = await readSeasons();
  return { ...hours, always: isAlwaysOpen({ hours, seasons }, new Date()) };
}
