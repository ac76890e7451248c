import {
  type DestinationFilter,
  destinationFilters,
  type TypeFilter,
  typeFilters,
} from '../../features/programs/region.ts';
import { type ProgramOrder, programOrders } from '../../features/programs/sort.ts';
import { useUrlQuery } from '../../lib/use-hydrated.ts';

export interface ProgramListState {
  destination: DestinationFilter;
  type: TypeFilter;
  order: ProgramOrder;
}

/** Values that the URL leaves out. */
const defaults: ProgramListState = { destination: 'all', type: 'all', order: 'newest' };

/**
 * Filters and order of the list, kept in the URL so that a link or the way back shows the same list. Unknown values
 * read as the defaults.
 */
export function useProgramList() {
  const [query, setQuery] = useUrlQuery();

  const read = <Name extends keyof ProgramListState>(name: Name, known: readonly ProgramListState[Name][]) =>
    known.find((value) => value === query.get(name)) ?? defaults[name];

  const change = (values: Partial<Record<keyof ProgramListState, string>>) =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(values)) {
          if (value === defaults[name as keyof ProgramListState]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const destination = read('destination', destinationFilters);
  const type = read('type', typeFilters);
  return {
    destination,
    type,
    order: read('order', programOrders),
    isFiltered: destination !== defaults.destination || type !== defaults.type,
    set: (name: keyof ProgramListState, value: string) => change({ [name]: value }),
    reset: () => change({ destination: defaults.destination, type: defaults.type }),
  };
}
