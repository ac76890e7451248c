import { useEffect } from 'react';
import useSWR from 'swr';
import { staffApi } from '../../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { onNews } from './enquiry-news.ts';
import { getRoute } from './enquiry-routes.ts';
import { type EnquiryView, toEnquiryView } from './enquiry-view.ts';

const refreshEvery = 30_000;

interface Options {
  /** The enquiry from a list, shown until the reply arrives. */
  known: EnquiryView | undefined;
  onLoaded: (enquiry: EnquiryView) => void;
}

/** Fetches one request and keeps it fresh while it is shown. Fetches nothing without a key. */
export function useEnquiry(key: EnquiryKey | undefined, { known, onLoaded }: Options) {
  const reply = useSWR(
    key ? (['request', key.type, key.id] as const) : null,
    async ([, type, id]) => toEnquiryView(type, await staffApi(getRoute(type), { params: { id } })),
    { fallbackData: known, refreshInterval: refreshEvery, onSuccess: onLoaded },
  );
  const { mutate } = reply;

  useEffect(
    () =>
      onNews((news) => {
        if (news.kind !== 'changed' || news.enquiry.id !== key?.id) return;
        void mutate(news.enquiry, { revalidate: false });
      }),
    [key?.id, mutate],
  );

  return reply;
}
