import { asksToWait } from '#contracts/api/asked-dates';
import type { Enquiry } from '#contracts/api/enquiries';
import { type DepartureRequests, mostListed, type WaitingDeparture } from '#contracts/api/waiting-lists';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { getDepartures, readDepartureRequests, readWaitingPlaces } from '../data/departure-requests.ts';
import { getPrograms } from '../data/programs.ts';
import { byStart } from './catalogue/departures.ts';
import { timeOfId } from './enquiry-ids.ts';

/** The coming departures for which requests wait, the earliest first. */
export async function listWaitingDepartures(today = riyadhDay()): Promise<WaitingDeparture[]> {
  const byDeparture = Map.groupBy(
    await readWaitingPlaces(),
    ({ programId, departureId }) => `${programId}#${departureId}`,
  );
  const firsts = [...byDeparture.values()].flatMap(([first]) => first ?? []);
  const [departureAt, programs] = await Promise.all([
    getDepartures(firsts),
    getPrograms([...new Set(firsts.map(({ programId }) => programId))]),
  ]);
  const byId = new Map(programs.map((program) => [program.id, program]));
  const lists = [...byDeparture.values()].flatMap((places) => {
    const [place] = places;
    const departure = place && departureAt(place);
    const program = place && byId.get(place.programId);
    if (!departure || !program || departure.from_date < today) return [];
    const first = places.reduce((id, one) => (one.id < id ? one.id : id), place.id);
    return {
      program_id: program.id,
      trip_name: { ar: program.texts.ar.trip_name, en: program.texts.en?.trip_name ?? null },
      departure,
      waiting: places.length,
      since: timeOfId(first).toISOString(),
    };
  });
  return lists.sort((a, b) => byStart(a.departure, b.departure));
}

/** The requests for a departure: those that wait, and the others, each in the order of their arrival. */
export async function listDepartureRequests(programId: string, departureId: string): Promise<DepartureRequests> {
  const requests = await readDepartureRequests(programId, departureId, mostListed + 1);
  const { waiting = [], others = [] } = Object.groupBy(requests, (one) => (waits(one) ? 'waiting' : 'others'));
  return {
    waiting: waiting.slice(0, mostListed),
    others: others.slice(0, mostListed),
    more: waiting.length > mostListed || others.length > mostListed,
  };
}

/** True for a request on a waiting list that nobody has closed. */
const waits = (enquiry: Enquiry): boolean =>
  enquiry.type === 'custom' && enquiry.status !== 'done' && asksToWait(enquiry);
