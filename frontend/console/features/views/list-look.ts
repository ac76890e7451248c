import { type Density, densities, type ViewColumn, viewColumns } from '#contracts/api/view-rules';
import { optionOf } from '../../lib/query-filters.ts';

/** The look of the list of requests. */
export interface ListLook {
  density: Density;
  /** Hidden columns of the table, in their order. */
  hidden: readonly ViewColumn[];
}

/** The parameters of the address: the height of the rows, and the hidden columns with commas between. */
const names = { density: 'rows', hidden: 'hide' } as const;
export const lookNames: readonly string[] = Object.values(names);
/** Says that no column is hidden, in an address that says so. */
const none = 'none';

export const inOrder = (hidden: readonly string[]): ViewColumn[] =>
  viewColumns.filter((column) => hidden.includes(column));

/** The look that an address has; what it does not say is undefined. */
export function readLook(query: URLSearchParams): Partial<ListLook> {
  const density = optionOf(query.get(names.density), densities);
  const hidden = query.get(names.hidden);
  return { ...(density && { density }), ...(hidden !== null && { hidden: inOrder(hidden.split(',')) }) };
}

/** Returns the query with this look in place of the one it has. */
export function writeLook(query: URLSearchParams, { density, hidden }: ListLook): URLSearchParams {
  const written = new URLSearchParams(query);
  written.set(names.density, density);
  written.set(names.hidden, inOrder(hidden).join() || none);
  return written;
}

/** True if the address says anything about the list's look. */
export const hasLook = (query: URLSearchParams) => lookNames.some((name) => query.has(name));
