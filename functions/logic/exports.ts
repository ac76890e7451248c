import type { ExportFilter } from '#contracts/audit';
import { findStaff } from '../data/staff.ts';

/**
 * Returns the filter of an export as the trail stores it: without an address that is not an account's, since it may be
 * a customer's.
 */
export async function filterToKeep(filter: ExportFilter): Promise<ExportFilter> {
  const { staff } = filter;
  if (!staff || (await findStaff(staff))) return filter;
  return { ...filter, staff: null, searched: true };
}
