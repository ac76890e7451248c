import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import type { Enquiry } from '#contracts/api/enquiries';
import { staffPage } from '../session/staff-api.ts';
import { isDeleted, onNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';

/** More than most customers have; a search finds the rest. */
const shown = 8;

/**
 * The requests that this one names, then the customer's other ones: those with the same phone number or e-mail address,
 * newest first.
 */
export function useRelatedEnquiries({ type, id, linked, merged, merged_into }: Enquiry) {
  const reply = useSWR(['related', type, id] as const, async ([, type, id]) => {
    const route = 'GET /requests/{type}/{id}/related';
    const page = await staffPage(route, { params: { type, id }, query: { limit: shown } });
    return {
      enquiries: page.data.map((record) => toEnquiry(record)).filter((enquiry) => !isDeleted(enquiry)),
      hasMore: page.next_cursor !== undefined,
    };
  });
  const { mutate } = reply;

  // Once it names others, they are read.
  const named = [...linked, ...merged, merged_into].map((other) => other?.id).join();
  const read = useRef(named);
  useEffect(() => {
    if (read.current === named) return;
    read.current = named;
    void mutate();
  }, [named, mutate]);

  // The next change of one is based on its newest version.
  const take = useEffectEvent((newer: Enquiry) => {
    if (!reply.data?.enquiries.some(({ id }) => id === newer.id)) return;
    void mutate(
      (page) => page && { ...page, enquiries: page.enquiries.map((one) => (one.id === newer.id ? newer : one)) },
    );
  });
  useEffect(
    () =>
      onNews((news) => {
        if ('enquiry' in news) take(news.enquiry);
      }),
    [],
  );

  return reply;
}
