import type { ActivityEntry } from '#contracts/api/activity';
import { paths } from '#contracts/website/paths';
import { customerPath } from '../customers/customer-address.ts';
import { writeKey } from '../enquiries/enquiry-key.ts';

/** Returns the console's address of an entry's record; undefined if it has none. */
export function recordPath({ record, program_name }: ActivityEntry): string | undefined {
  if (!record || record.kind === 'member') return undefined;
  const { kind, id } = record;
  if (kind === 'site_section') return paths.admin.site;
  if (kind === 'customer') return customerPath(id);
  if (program_name?.is_deleted) return `${paths.admin.deleted}?list=programs`;
  // Nothing is left of a program without a name.
  if (kind === 'program' && !program_name) return undefined;
  if (kind === 'program') return `${paths.admin.programs}?view=${encodeURIComponent(id)}`;
  return `${paths.admin.requests}?open=${encodeURIComponent(writeKey({ type: kind, id }))}`;
}
