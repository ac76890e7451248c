import { defaultHours } from '#contracts/api/default-hours';
import type { Author } from '#contracts/api/enquiries';
import { Hours, type HoursBody } from '#contracts/api/hours';
import { ProblemError } from '../errors.ts';
import { getItem } from './dynamo.ts';
import { replaceSetting } from './versioned-setting.ts';

/** All hours are one item, so that one conditional write changes them. */
const hoursKey = { pk: 'hours' };

export async function readHours(): Promise<Hours> {
  const item = await getItem('Settings', hoursKey);
  return item ? Hours.parse(item) : defaultHours;
}

/**
 * Replaces the hours. Returns those before and after.
 * @param by null for an import
 * @throws ProblemError `version_conflict`
 */
export async function replaceHours(
  { version, ...given }: HoursBody,
  by: Author | null,
): Promise<{ before: Hours; after: Hours }> {
  const before = await readHours();
  if (before.version !== version) throw new ProblemError('version_conflict');
  const updated_by = by && { email: by.email, name: by.name };
  const after: Hours = { ...given, version: version + 1, updated_at: new Date().toISOString(), updated_by };
  await replaceSetting(hoursKey, { schema: 1, ...after }, version);
  return { before, after };
}
