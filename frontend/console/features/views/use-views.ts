import useSWR from 'swr';
import type { Whose } from '#contracts/api/kept-lists';
import type { View, ViewList, Views } from '#contracts/api/views';
import { staffApi } from '../session/staff-api.ts';

/** A view, and in whose list it is. */
export interface KeptView {
  whose: Whose;
  view: View;
}

/** The views that the signed-in person may choose: one's own first, each list by title. */
export function useViews() {
  const { data, error, mutate } = useSWR('views', () => staffApi('GET /desk/views'));
  const kept = (['own', 'shared'] as const).flatMap((whose): KeptView[] => {
    const views = data?.[whose].views.toSorted((one, other) => one.title.localeCompare(other.title)) ?? [];
    return views.map((view) => ({ whose, view }));
  });
  return {
    lists: data,
    views: kept,
    error,
    refresh: () => void mutate(),
    /** Shows the newer state of a list. */
    put: (whose: Whose, list: ViewList) =>
      void mutate((known: Views | undefined) => known && { ...known, [whose]: list }, { revalidate: false }),
  };
}
