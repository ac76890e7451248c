import type { ExportFilter } from '#contracts/audit';
import { findStaff } from '../data/staff.ts';

/** The filter of an export as the trail keeps it: an address that is no account's may be a customer's. */
export async function filterToKeep(filter: ExportFilter): Promise<ExportFilter> {
  const { staff } = filter;
  if (!staff || (await findStaff(staff))) return filter;
  return { ...filter, staff: null, searched: true };
}
