import { asksToWait } from '#contracts/api/asked-facts';
import type { Departure } from '#contracts/api/departures';
import type { Enquiry } from '#contracts/api/enquiries';
import type { DepartureList, WaitingDeparture } from '#contracts/api/waiting-lists';
import { riyadhDay } from '#contracts/field-kit/calendar';
import {
  type DeparturePlace,
  getDepartureRequests,
  getDepartures,
  readRequestIds,
  readWaitingPlaces,
  type WaitingPlace,
} from '../data/departure-requests.ts';
import { getPrograms } from '../data/programs.ts';
import { ValidationFailed } from '../errors.ts';
import { byStart } from './catalogue/departures.ts';
import { timeOfId } from './enquiry-ids.ts';

const defaultLimit = 50;

interface Page {
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface WaitedFor {
  programId: string;
  departure: Departure;
  places: WaitingPlace[];
}

/**
 * Lists one page of the coming departures for which requests wait, the earliest first. A program that is gone leaves its
 * page shorter.
 * @throws ValidationFailed `invalid_cursor` if nobody waits for the departure of the cursor any more
 */
export async function listWaitingDepartures({ limit = defaultLimit, cursor }: Page, today = riyadhDay()) {
  const all = await readWaitedFor(today);
  const first = cursor === undefined ? 0 : all.findLastIndex(({ departure }) => departure.id === cursor) + 1;
  if (cursor !== undefined && first === 0) throw new ValidationFailed([{ field: 'cursor', code: 'invalid_cursor' }]);
  const some = all.slice(first, first + limit);
  const programs = await getPrograms([...new Set(some.map(({ programId }) => programId))]);
  const textsOf = new Map(programs.map(({ id, texts }) => [id, texts]));
  const departures = some.flatMap(({ programId, departure, places }): WaitingDeparture[] => {
    const texts = textsOf.get(programId);
    if (!texts) return [];
    return [
      {
        program_id: programId,
        trip_name: { ar: texts.ar.trip_name, en: texts.en?.trip_name ?? null },
        departure,
        waiting: places.length,
        since: timeOfId(firstOf(places)).toISOString(),
      },
    ];
  });
  return { departures, next: first + limit < all.length ? some.at(-1)?.departure.id : undefined };
}

async function readWaitedFor(today: string): Promise<WaitedFor[]> {
  const places = await readWaitingPlaces();
  const lists = [...Map.groupBy(places, ({ programId, departureId }) => `${programId}#${departureId}`).values()];
  const departureAt = await getDepartures(lists.flatMap(([one]) => one ?? []));
  const found = lists.flatMap((places): WaitedFor[] => {
    const [place] = places;
    const departure = place && departureAt(place);
    return departure && departure.from_date >= today ? [{ programId: place.programId, departure, places }] : [];
  });
  return found.sort((a, b) => byStart(a.departure, b.departure));
}

const firstOf = (places: readonly WaitingPlace[]) => places.map(({ id }) => id).sort()[0] ?? '';

/** Lists one page of a departure's requests: those that wait, or the others, each in the order of their arrival. */
export async function listDepartureRequests(
  place: DeparturePlace,
  { list, limit = defaultLimit, cursor }: Page & { list: DepartureList },
): Promise<{ requests: Enquiry[]; next: string | undefined }> {
  const ids = await readRequestIds(place, { list, after: cursor, limit: limit + 1 });
  const some = ids.slice(0, limit);
  // The index may be a moment behind the items.
  const requests = (await getDepartureRequests(some)).filter((one) => waits(one) === (list === 'waiting'));
  return { requests, next: ids.length > limit ? some.at(-1) : undefined };
}

/** True for a request on a waiting list that nobody has closed. */
const waits = (enquiry: Enquiry): boolean =>
  enquiry.type === 'custom' && enquiry.status !== 'done' && asksToWait(enquiry);
