import type { ActivityEntry } from '#contracts/activity';
import { paths } from '#contracts/website/paths';
import { writeKey } from '../enquiries/staff/enquiry-key.ts';

/** Returns the console's address of an entry's record; undefined if it has none. */
export function recordPath({ record }: ActivityEntry): string | undefined {
  if (!record || record.kind === 'member') return undefined;
  const { kind, id } = record;
  if (kind === 'program') return `${paths.admin.programs}?view=${encodeURIComponent(id)}`;
  return `${paths.admin.requests}?open=${encodeURIComponent(writeKey({ type: kind, id }))}`;
}
