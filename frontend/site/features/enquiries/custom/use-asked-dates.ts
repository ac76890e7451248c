import { useMemo } from 'react';
import type { ChosenParty } from '#catalogue/party';
import type { Total } from '#catalogue/prices';
import type { Program } from '#contracts/api/programs';
import { useUrlQuery } from '#shared/lib/use-hydrated.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { askedInQuery, askedNames, datesQuery } from '../../programs/asked-dates.ts';
import { askable, type DepartureView, departureViews, pricedRooms } from '../../programs/departure-view.ts';
import { totalOf } from '../../programs/use-chosen-dates.ts';
import type { AskedDatesState } from '../asked-dates-state.ts';

/** Returns undefined if the address names no departure, or none of the program's can be asked for. */
export function useAskedDates(program: Program | undefined): AskedDatesState | undefined {
  const today = useToday();
  const [query, setQuery] = useUrlQuery();
  return useMemo(() => {
    const asked = askedInQuery(query);
    if (!program || !asked) return undefined;
    const departures = askable(departureViews(program, today));
    const own = departures.find(({ id }) => id === asked.departure);
    const chosen = own ?? departures.find(({ hasPlaces }) => hasPlaces) ?? departures[0];
    if (!chosen) return undefined;
    const total = totalOf(chosen, asked.party, today);
    return {
      departures,
      chosen,
      party: asked.party,
      total,
      body: bodyOf(chosen, asked.party, total),
      isReplaced: own === undefined,
      set: (departure, party) => {
        const dates = datesQuery({ departure, party });
        setQuery([[askedNames.program, program.id], ...dates], { replace: true, preventScrollReset: true });
      },
    };
  }, [program, query, today, setQuery]);
}

/** The fields of a request that say what was chosen and seen. */
const bodyOf = (chosen: DepartureView, party: ChosenParty, total: Total | undefined) => ({
  departure_id: chosen.id,
  seniors: party.seniors,
  child_ages: party.ages,
  room: pricedRooms(chosen.prices).length > 1 ? party.room : null,
  waiting_list: !chosen.hasPlaces,
  seen_total_sar: total?.sum ?? null,
});
