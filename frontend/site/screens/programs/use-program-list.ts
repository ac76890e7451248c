import { readListQuery } from '#contracts/website/list-choices';
import { paths } from '#contracts/website/paths';
import { listSearch, type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import { useUrlQuery } from '#shared/lib/use-hydrated.ts';

type Choice = Exclude<keyof ProgramListQuery, 'page'>;

/**
 * Filters, order and page of the list, kept in the URL so that links and Back show the same list. Unknown values become
 * the defaults.
 */
export function useProgramList() {
  const [search, setSearch] = useUrlQuery();
  const query = readListQuery(search);

  const change = (values: Partial<Record<Choice, string>>) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        // Any other choice returns to the first page.
        next.delete('page');
        for (const [name, value] of Object.entries(values)) {
          if (value === wholeList[name as Choice]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    query,
    isFiltered: query.destination !== wholeList.destination || query.type !== wholeList.type,
    set: (name: Choice, value: string) => change({ [name]: value }),
    reset: () => change({ destination: wholeList.destination, type: wholeList.type }),
  };
}

/** Returns the address of another page of the same list. */
export const listPath = (query: ProgramListQuery, page: number): string =>
  paths.programs + listSearch({ ...query, page });
