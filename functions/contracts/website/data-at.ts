import { type SectionName, sectionNames } from '../api/section-names.ts';
import { listName, listNamed, type Parameters, readListQuery } from './list-choices.ts';
import { type OctoAt, octoAt, octoPath } from './octo.ts';
import type { ProgramListQuery } from './program-list.ts';
import { dataAddresses, listDataPath } from './published-data.ts';

/** Returns the key of a list's data, to which the CDN maps its address. The file is made on demand. */
export const listDataKey = (query: ProgramListQuery): string => `data/programs/${listName(query)}.json`;

export type DataAt =
  | OctoAt
  | { of: 'featured' | 'seasons' }
  | { of: 'section'; name: SectionName }
  | { of: 'own-page'; name: string }
  | { of: 'list'; query: ProgramListQuery }
  | { of: 'program' | 'similar'; id: string };

/**
 * Returns the data that an address names; undefined if it names none.
 * @param path decoded, without the query
 */
export function dataAt(path: string, parameters: Parameters): DataAt | undefined {
  if (path === dataAddresses.featured) return { of: 'featured' };
  if (path === dataAddresses.seasons) return { of: 'seasons' };
  const section = sectionNames.find((name) => path === dataAddresses.section(name));
  if (section) return { of: 'section', name: section };
  const ownPage = path.match(/^\/data\/p\/([a-z0-9-]+)\.json$/)?.[1];
  if (ownPage) return { of: 'own-page', name: ownPage };
  if (path === listDataPath) return { of: 'list', query: readListQuery(parameters) };
  if (path.startsWith(octoPath)) return octoAt(path);
  const name = path.match(/^\/data\/programs\/(.+)\.json$/)?.[1] ?? '';
  const list = listNamed(name);
  if (list) return { of: 'list', query: list };
  const [id, rest, ...more] = name.split('/');
  if (!id || more.length > 0) return undefined;
  if (rest === undefined) return { of: 'program', id };
  return rest === 'similar' ? { of: 'similar', id } : undefined;
}
