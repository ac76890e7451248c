import { furtherFilters, isSet, readListQuery } from '#contracts/website/list-choices';
import { paths } from '#contracts/website/paths';
import { listFilters, listNames, listSearch, type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import { useUrlQuery } from '#shared/lib/use-hydrated.ts';

/** Values of filters and order, as a form has them. */
export type ListChange = Partial<Record<keyof ProgramListQuery, string>>;

/**
 * Filters, order and page of the list, kept in the URL so that links and Back show the same list. Unknown values become
 * the defaults.
 */
export function useProgramList() {
  const [search, setSearch] = useUrlQuery();
  const query = readListQuery(search);

  const change = (values: ListChange) => {
    // A choice made right before is in the address, but not in the rendered query.
    const previous = new URLSearchParams(location.search);
    const next = new URLSearchParams(listSearch(changed(readListQuery(previous), values)));
    for (const [name, value] of previous) {
      if (!(listNames as readonly string[]).includes(name)) next.append(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return {
    query,
    isFiltered: listFilters.some((name) => isSet(query, name)),
    set: change,
    reset: () => change(Object.fromEntries(listFilters.map((name) => [name, wholeList[name]]))),
  };
}

/** Returns the first page of the list after a choice. */
export function changed(query: ProgramListQuery, values: ListChange): ProgramListQuery {
  const known = new Map<string, string>(listNames.map((name) => [name, `${query[name]}`]));
  for (const [name, value] of Object.entries(values)) known.set(name, value);
  known.delete('page');
  return readListQuery(known);
}

/** The number of chosen filters beside destination and type. */
export const countFurther = (query: ProgramListQuery): number =>
  furtherFilters.filter((name) => isSet(query, name)).length;

/** Returns the address of another page of the same list. */
export const listPath = (query: ProgramListQuery, page: number): string =>
  paths.programs + listSearch({ ...query, page });
