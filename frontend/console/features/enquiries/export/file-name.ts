import type { EnquiryType } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { EnquiryFilters } from '../enquiry-filters.ts';

const names = { flight: 'flight-requests', hotel: 'hotel-requests', custom: 'custom-journeys', message: 'messages' };

/**
 * `flight-requests_2026-11-01_2026-11-21.csv`: the type and the days that the file covers.
 * @param oldest creation time of the oldest request in the file
 */
export function exportFileName(
  type: EnquiryType | undefined,
  { from, to }: EnquiryFilters,
  oldest: string | undefined,
  today = riyadhDay(),
): string {
  const first = from ?? (oldest && riyadhDay(new Date(oldest)));
  return `${[type ? names[type] : 'requests', first, to ?? today].filter(Boolean).join('_')}.csv`;
}
