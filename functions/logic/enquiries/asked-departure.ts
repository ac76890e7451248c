import type { AskedDates, AskedDeparture } from '#contracts/api/asked-dates';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { availabilityOf, departuresOf } from '../catalogue/departures.ts';
import { partyFor } from '../catalogue/party.ts';
import { pricesFor, totalFor } from '../catalogue/prices.ts';
import { getProgram } from '../offered-programs.ts';

interface Request extends AskedDates {
  program_id: string | null;
  adults: number;
  children: number;
  infants: number;
}

const gone: AskedDeparture = { from_date: null, to_date: null, availability: 'gone', total_sar: null };

/**
 * The departure for which a request asks, with its availability and price of today. Never throws: a request without
 * this knowledge is better than none.
 * @returns null if the request names no departure, or it could not be read
 */
export async function askedDeparture(request: Request, read = getProgram): Promise<AskedDeparture | null> {
  const { program_id, departure_id } = request;
  if (!program_id || !departure_id) return null;
  try {
    const program = await read(program_id);
    const departure = departuresOf(program).find(({ id }) => id === departure_id);
    if (!departure) return gone;
    const today = riyadhDay();
    const prices = pricesFor(program, departure);
    return {
      from_date: departure.from_date,
      to_date: departure.to_date,
      availability: availabilityOf(departure, today),
      total_sar: totalFor(prices, partyIn(prices, request), today)?.sum ?? null,
    };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'program_not_found') return gone;
    logger.warn('departure not read', { program_id, reason: (error as Error).message });
    return null;
  }
}

/** Children whose age the request does not state have the price of a child. */
function partyIn(prices: Parameters<typeof partyFor>[0], request: Request) {
  const { adults, seniors, child_ages: ages, children, infants, room } = request;
  const party = partyFor(prices, { adults, seniors, ages, infants, room: room ?? 'double' });
  return { ...party, children: party.children + Math.max(0, children - ages.length) };
}
