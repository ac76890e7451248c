import { riyadhDay } from '#contracts/field-kit/calendar';
import { useQuery } from '../../components/use-query.ts';
import type { Period } from './period.ts';
import { useNow } from './use-now.ts';

/**
 * The displayed period, kept in the URL so that it can be shared.
 * @param read reads it from the URL's query, or returns the default
 */
export function usePeriod(read: (search: URLSearchParams, today: string) => Period) {
  const { query, change } = useQuery();
  const today = riyadhDay(useNow());

  const setPeriod = (changed: { [End in keyof Period]?: Period[End] | undefined }) =>
    change((current) => {
      for (const [name, day] of Object.entries(changed)) {
        if (day) current.set(name, day);
        else current.delete(name);
      }
      return current;
    });

  return {
    period: read(query, today),
    isDefault: !query.has('from') && !query.has('to'),
    setPeriod,
    reset: () => setPeriod({ from: undefined, to: undefined }),
  };
}
