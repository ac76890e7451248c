import type { AskedDates, AskedDeparture } from '#contracts/api/asked-dates';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { availabilityOf, departuresOf } from '../catalogue/departures.ts';
import { partyOfRequest } from '../catalogue/party.ts';
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
    return await readDeparture({ ...request, program_id, departure_id }, read);
  } catch (error) {
    logger.warn('departure not read', { program_id, reason: (error as Error).message });
    return null;
  }
}

type WithDeparture = Request & { program_id: string; departure_id: string };

/** As `askedDeparture`, but throws if it cannot be read. */
export async function readDeparture(request: WithDeparture, read = getProgram): Promise<AskedDeparture> {
  const program = await read(request.program_id).catch((error) => {
    if (error instanceof ProblemError && error.code === 'program_not_found') return undefined;
    throw error;
  });
  const departure = program && departuresOf(program).find(({ id }) => id === request.departure_id);
  if (!departure) return gone;
  const today = riyadhDay();
  const prices = pricesFor(program, departure);
  return {
    from_date: departure.from_date,
    to_date: departure.to_date,
    availability: availabilityOf(departure, today),
    total_sar: totalFor(prices, partyOfRequest(prices, request), today)?.sum ?? null,
  };
}
