import type { EnquiryType } from '#contracts/api/enquiries';
import { paths } from '#contracts/website/paths';
import { writeAddress } from '../../lib/private-query.ts';
import { type EnquiryFilters, writeFilters } from './enquiry-filters.ts';

/** The screen of each type's requests. */
export const typePaths = {
  flight: paths.admin.flightRequests,
  hotel: paths.admin.hotelRequests,
  custom: paths.admin.customRequests,
  message: paths.admin.messages,
} as const satisfies Record<EnquiryType, string>;

/** The address of a filtered list of one type's requests, or of all types'. */
export function listAddress(
  type: EnquiryType | undefined | null,
  filters: EnquiryFilters,
  query = new URLSearchParams(),
): string {
  const { search, hash } = writeAddress(writeFilters(query, filters));
  return (type ? typePaths[type] : paths.admin.requests) + search + hash;
}
