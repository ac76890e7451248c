import { useEffect } from 'react';
import useSWR, { mutate as mutateKey } from 'swr';
import { availabilityOf, hasPlaces } from '#catalogue/departures';
import type { WaitingDeparture } from '#contracts/api/waiting-lists';
import { onNews } from '../enquiries/enquiry-news.ts';
import { useOnArrival } from '../enquiries/use-on-arrival.ts';
import { staffPage } from '../session/staff-api.ts';

const key = 'waiting departures';
const refreshEvery = 60_000;
const pageSize = 100;

/** Fetches every coming departure for which requests wait, the earliest first. */
export async function listWaitingDepartures(read = staffPage): Promise<WaitingDeparture[]> {
  const departures: WaitingDeparture[] = [];
  let cursor: string | undefined;
  do {
    const page = await read('GET /programs/waiting', { query: { limit: pageSize, cursor } });
    departures.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return departures;
}

/** The coming departures for which requests wait, refreshed each minute and when a request arrives or changes. */
export function useWaitingDepartures(): readonly WaitingDeparture[] {
  const { data = [], mutate } = useSWR(key, () => listWaitingDepartures(), {
    refreshInterval: refreshEvery,
    revalidateOnFocus: true,
  });
  useOnArrival(() => void mutate());
  useEffect(() => onNews(() => void mutate()), [mutate]);
  return data;
}

/** After a departure was changed: its seats may be free for those who wait. */
export const refreshWaitingDepartures = () => void mutateKey(key);

/** True if people wait although a place can be had. */
export const isFreed = ({ departure }: WaitingDeparture, today: string): boolean =>
  hasPlaces(availabilityOf(departure, today));
