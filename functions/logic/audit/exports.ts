import type { ActivitySearch } from '#contracts/api/activity';
import { ExportFilter } from '#contracts/api/audit';
import { findStaff } from '../../data/staff.ts';

/**
 * Returns the filter of an export of the activity as the trail stores it: without the typed record, and without an
 * address that is not an account's, since both may be a customer's.
 */
export async function filterOfActivity({
  from,
  to,
  group,
  staff,
  record,
}: Omit<ActivitySearch, 'exported'>): Promise<ExportFilter> {
  const isAccount = !staff || (await findStaff(staff)) !== undefined;
  const searched = Boolean(record) || !isAccount;
  return ExportFilter.parse({ from, to, group, staff: isAccount ? staff : null, searched });
}
