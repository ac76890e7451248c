import { useTranslation } from 'react-i18next';
import type { HotelRequestInput } from '../../../lib/form-rules/hotel-rules.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { type SummaryRow, summaryRow, useSummaryRows } from '../summary-rows.ts';

/** A hotel request as its receipt repeats it. */
export function useHotelSummary() {
  const { t } = useTranslation('hotelBooking');
  const { language } = useLanguage();
  const { contactRows, partyRow, notesRow } = useSummaryRows();
  return (body: HotelRequestInput): SummaryRow[] => [
    ...summaryRow(t('fields.destination'), body.destination),
    ...summaryRow(t('fields.check_in'), formatDate(body.check_in, language)),
    ...summaryRow(t('fields.check_out'), formatDate(body.check_out, language)),
    ...partyRow(t('summary.guests'), body),
    ...summaryRow(t('fields.rooms'), t('summary.rooms', { count: body.rooms ?? 1 })),
    ...notesRow(body.notes),
    ...contactRows(body),
  ];
}
