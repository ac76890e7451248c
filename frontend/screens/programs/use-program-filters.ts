import {
  type DestinationFilter,
  destinationFilters,
  type TypeFilter,
  typeFilters,
} from '../../features/programs/region.ts';
import { useUrlQuery } from '../../lib/use-hydrated.ts';

export interface ProgramFilterState {
  destination: DestinationFilter;
  type: TypeFilter;
}

/** The filters, kept in the URL so that a link or the way back shows the same list. Unknown values read as all. */
export function useProgramFilters() {
  const [query, setQuery] = useUrlQuery();
  const known = <Filter extends string>(filters: readonly Filter[], name: string) =>
    filters.find((filter) => filter === query.get(name)) ?? ('all' as Filter);

  const setFilter = (name: keyof ProgramFilterState, value: string) =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const reset = () => setQuery({}, { replace: true });

  return { destination: known(destinationFilters, 'destination'), type: known(typeFilters, 'type'), setFilter, reset };
}
