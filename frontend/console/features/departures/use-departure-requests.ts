import { useEffect } from 'react';
import type { DepartureList } from '#contracts/api/waiting-lists';
import { onNews } from '../enquiries/enquiry-news.ts';
import { toEnquiry } from '../enquiries/enquiry-record.ts';
import { staffPage } from '../session/staff-api.ts';
import { usePages } from '../session/use-pages.ts';
import type { ListedDeparture } from './use-waiting-list.tsx';

export type DepartureRequests = ReturnType<typeof useDepartureRequests>;

/** A departure's waiting list or its other requests, first come first. Each change by staff loads them again. */
export function useDepartureRequests({ programId, departure }: ListedDeparture, list: DepartureList) {
  const key = ['requests of a departure', programId, departure.id, list] as const;
  const { pages, ...rest } = usePages(key, async (cursor) => {
    const page = await staffPage('GET /programs/{id}/departures/{departureId}/requests', {
      params: { id: programId, departureId: departure.id },
      query: { list, cursor },
    });
    return { requests: page.data.map((one) => toEnquiry(one)), nextCursor: page.next_cursor };
  });
  const { refresh } = rest;
  useEffect(() => onNews(() => void refresh()), [refresh]);
  return { ...rest, requests: pages?.flatMap((page) => page.requests) };
}
