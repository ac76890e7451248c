import useSWR from 'swr';
import { staffPage } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { isDeleted } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';

/** More than most customers have; a search finds the rest. */
const shown = 8;

/** The customer's other requests: those with the same phone number or e-mail address, newest first. */
export function useRelatedEnquiries({ type, id }: EnquiryKey) {
  return useSWR(['related', type, id] as const, async ([, type, id]) => {
    const route = 'GET /requests/{type}/{id}/related';
    const page = await staffPage(route, { params: { type, id }, query: { limit: shown } });
    return {
      enquiries: page.data.map((record) => toEnquiry(record)).filter((enquiry) => !isDeleted(enquiry)),
      hasMore: page.next_cursor !== undefined,
    };
  });
}
