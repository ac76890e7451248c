import { partyOfRequest } from '#catalogue/party';
import { totalFor } from '#catalogue/prices';
import type { RequestPage } from '#contracts/api/request-page';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { type DepartureView, departureViews } from '../programs/departure-view.ts';

/** A departure that the customer can choose. */
export interface ProgramDeparture extends DepartureView {
  /** Riyals for the party of the request; undefined if only an expert can say it. */
  total: number | undefined;
}

/** The departures of the request's program that have places, except the one for which the request asks. */
export function useProgramDepartures({ program_id, asked_dates, dates }: RequestPage) {
  const today = useToday();
  const isOfProgram = dates?.type === 'custom' && program_id !== null;
  const { data: program, isLoading } = useProgram(isOfProgram ? program_id : undefined);
  if (dates?.type !== 'custom' || !program) return { departures: [], isLoading };
  const departures = departureViews(program, today)
    .filter(({ id, hasPlaces }) => hasPlaces && id !== asked_dates?.departure_id)
    .map((departure): ProgramDeparture => {
      const { prices } = departure;
      return { ...departure, total: totalFor(prices, partyOfRequest(prices, dates.party), today)?.sum };
    });
  return { departures, isLoading };
}
