import { useCallback, useEffect, useRef } from 'react';
import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { usePages } from '../session/use-pages.ts';
import type { EnquiryFilters } from './enquiry-filters.ts';
import { isDeleted, onNews } from './enquiry-news.ts';
import { type EnquiryPage, listEnquiries } from './list-enquiries.ts';

export type EnquiryPages = ReturnType<typeof useEnquiries>;

/** The enquiries of one type or of all (`useArrivals` reports new ones). */
export function useEnquiries(type: EnquiryType | undefined, filters: EnquiryFilters) {
  const { pages, edit, ...list } = usePages(['requests', type, filters], (cursor) =>
    listEnquiries(type, filters, { cursor }),
  );
  const { refresh, isRefreshing } = list;

  // A mutation discards the reply in flight. Without a list there is nothing to change; a list that is revalidating is
  // fetched again.
  const latest = useRef({ pages, isRefreshing });
  useEffect(() => {
    latest.current = { pages, isRefreshing };
  });
  const change = useCallback(
    (replaced: (enquiry: Enquiry) => Enquiry | undefined) => {
      const { pages, isRefreshing } = latest.current;
      const changed = (page: EnquiryPage) => ({
        ...page,
        enquiries: page.enquiries.flatMap((one) => replaced(one) ?? []),
      });
      if (!pages || isSame(pages.map(changed), pages)) return;
      void edit(changed);
      if (isRefreshing) void refresh();
    },
    [edit, refresh],
  );

  const replace = useCallback((newer: Enquiry) => change((old) => (old.id === newer.id ? newer : old)), [change]);

  useEffect(
    () =>
      onNews((news) => {
        if ('enquiry' in news) replace(news.enquiry);
        if (news.kind === 'deleted') change((enquiry) => (enquiry.id === news.id ? undefined : enquiry));
        if (news.kind === 'entered' || news.kind === 'restored') void refresh();
      }),
    [change, replace, refresh],
  );

  return {
    ...list,
    enquiries: pages?.flatMap((page) => page.enquiries).filter((enquiry) => !isDeleted(enquiry)),
    /** Shows the newer state of a request without a call to the server. */
    replace,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
