import { riyadhDay } from '#contracts/field-kit/calendar';
import { useQuery } from '../../components/use-query.ts';
import { writeValues } from '../../lib/query-filters.ts';
import { type Period, type Preset, presetParameter, readPreset } from './period.ts';
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
      // The days of a named period become one's own, of which one changes.
      const known = readPreset(current) && read(current, today);
      current.delete(presetParameter);
      for (const [name, day] of Object.entries({ ...known, ...changed })) {
        if (day) current.set(name, day);
        else current.delete(name);
      }
      return current;
    });

  const setPreset = (preset: Preset | undefined) =>
    change((current) => writeValues(current, [presetParameter, 'from', 'to'], { [presetParameter]: preset }));

  return {
    period: read(query, today),
    preset: readPreset(query),
    isDefault: !query.has('from') && !query.has('to') && !readPreset(query),
    setPeriod,
    setPreset,
    reset: () => setPreset(undefined),
  };
}
