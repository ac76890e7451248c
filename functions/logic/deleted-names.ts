import { findDeletedPrograms } from '../data/deleted.ts';
import { textsOf } from '../data/program-items.ts';

/** The name in a program's stored item. */
export function programNameIn(item: Record<string, unknown>) {
  const { ar, en } = textsOf(item);
  return { ar: ar.trip_name ?? '', en: en?.trip_name ?? null };
}

/** Returns the names of deleted programs with their ids, without those that are gone for good. */
export const nameDeletedPrograms = async (ids: readonly string[]) =>
  (await findDeletedPrograms(ids)).map(({ id, item }) => [id, { ...programNameIn(item), is_deleted: true }] as const);
