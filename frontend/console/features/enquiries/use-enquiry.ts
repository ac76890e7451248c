import { useEffect } from 'react';
import useSWR from 'swr';
import type { Enquiry } from '#contracts/api/enquiries';
import type { EnquiryKey } from './enquiry-key.ts';
import { onNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';
import { useOnArrival } from './use-on-arrival.ts';

const refreshEvery = 30_000;

interface Options {
  /** The enquiry from a list, shown until the reply arrives. */
  known: Enquiry | undefined;
  onLoaded: (enquiry: Enquiry) => void;
}

/**
 * Fetches one request and keeps it fresh while it is shown: at once when a customer acts, else every 30 seconds. Fetches
 * nothing without a key.
 */
export function useEnquiry(key: EnquiryKey | undefined, { known, onLoaded }: Options) {
  const reply = useSWR(
    key ? (['request', key.type, key.id] as const) : null,
    ([, type, id]) => getEnquiry({ type, id }),
    { fallbackData: known, refreshInterval: refreshEvery, onSuccess: onLoaded },
  );
  const { mutate } = reply;
  useOnArrival(() => void mutate());

  useEffect(
    () =>
      onNews((news) => {
        if (!('enquiry' in news) || news.enquiry.id !== key?.id) return;
        void mutate(news.enquiry, { revalidate: false });
      }),
    [key?.id, mutate],
  );

  return reply;
}
