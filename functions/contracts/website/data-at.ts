import { listName, listNamed, type Parameters, readListQuery } from './list-choices.ts';
import type { ProgramListQuery } from './program-list.ts';
import { dataAddresses, listDataPath } from './published-data.ts';

/** The file of a list, to which the CDN maps its address. It is made when somebody asks for it. */
export const listDataKey = (query: ProgramListQuery): string => `data/programs/${listName(query)}.json`;

export type DataAt =
  | { of: 'featured' }
  | { of: 'list'; query: ProgramListQuery }
  | { of: 'program' | 'similar'; id: string };

/**
 * The data at an address; undefined if it is none.
 * @param path decoded, without the query
 */
export function dataAt(path: string, parameters: Parameters): DataAt | undefined {
  if (path === dataAddresses.featured) return { of: 'featured' };
  if (path === listDataPath) return { of: 'list', query: readListQuery(parameters) };
  const name = path.match(/^\/data\/programs\/(.+)\.json$/)?.[1] ?? '';
  const list = listNamed(name);
  if (list) return { of: 'list', query: list };
  const [id, rest, ...more] = name.split('/');
  if (!id || more.length > 0) return undefined;
  if (rest === undefined) return { of: 'program', id };
  return rest === 'similar' ? { of: 'similar', id } : undefined;
}
