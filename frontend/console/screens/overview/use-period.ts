import { riyadhDay } from '#contracts/field-kit/calendar';
import { useQuery } from '../../components/use-query.ts';
import { type Period, readPeriod } from '../../features/enquiries/period.ts';
import { useNow } from '../../features/enquiries/use-now.ts';

/** The displayed period, kept in the URL so that it can be shared. Without one, it is the current month. */
export function usePeriod() {
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
    period: readPeriod(query, today),
    isDefault: !query.has('from') && !query.has('to'),
    setPeriod,
    reset: () => setPeriod({ from: undefined, to: undefined }),
  };
}
