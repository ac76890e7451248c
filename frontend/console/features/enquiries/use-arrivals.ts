import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { isSessionMissing } from '../session/staff-api.ts';
import { type EnquiryFilters, isOldestFirst } from './enquiry-filters.ts';
import { isDeleted } from './enquiry-news.ts';
import { listEnquiries } from './list-enquiries.ts';
import type { EnquiryPages } from './use-enquiries.ts';
import { useOnArrival } from './use-on-arrival.ts';

const refreshEvery = 30_000;

/** Seeing to a customer is no change of the request: only its mark goes. */
const isNewer = (newer: Enquiry, old: Enquiry) =>
  newer.updated_at > old.updated_at ||
  (newer.updated_at === old.updated_at && newer.unanswered_since !== old.unanswered_since);

/**
 * Compares a list with the server's first page: at once when a request arrives, else every 30 seconds while the page is
 * visible. It updates the requests that the list has, and counts those that it lacks.
 */
export function useArrivals(type: EnquiryType | undefined, filters: EnquiryFilters, list: EnquiryPages) {
  const { enquiries, isStale, hasMore, replace, refresh } = list;
  const comesLast = isOldestFirst(filters);
  // A list that begins with the oldest lacks what arrives only if it is shown to its end. The newest page tells then.
  const compared = comesLast && !hasMore ? { ...filters, order: undefined } : filters;
  const { data, error, mutate } = useSWR(
    enquiries && !isStale ? (['arrivals', type, compared] as const) : null,
    ([, type, filters]) => listEnquiries(type, filters, {}),
    { refreshInterval: refreshEvery, revalidateOnMount: false },
  );
  useOnArrival(() => void mutate());

  const update = useEffectEvent(() => {
    for (const newer of data?.enquiries ?? []) {
      const old = enquiries?.find(({ id }) => id === newer.id);
      // The shown record may be newer, if it was changed here while this reply was in flight.
      if (old && isNewer(newer, old)) replace(newer);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per reply.
  useEffect(() => update(), [data]);

  // Ids grow with time. A tab of the queue has another order.
  const newest = enquiries?.reduce((latest, { id }) => (id > latest ? id : latest), '') ?? '';
  const arrived = data?.enquiries.filter((enquiry) => enquiry.id > newest && !isDeleted(enquiry)) ?? [];
  const count = comesLast && hasMore ? 0 : arrived.length;
  const isEmpty = enquiries?.length === 0;
  // An empty list has no rows that could move.
  const fill = useEffectEvent(() => count > 0 && isEmpty && refresh());
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => void fill(), [count]);

  return {
    count,
    /** The first page contains only new requests: there may be more. */
    hasMore: count > 0 && count === data?.enquiries.length && data.nextCursor !== undefined,
    hasFailed: error !== undefined && !isSessionMissing(error),
    retry: () => void mutate(),
  };
}
