import { useTranslation } from 'react-i18next';
import type { CustomRequestInput } from '../../../lib/form-rules/custom-rules.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { type SummaryRow, summaryRow, useSummaryRows } from '../summary-rows.ts';

/** A custom journey request as its receipt repeats it. */
export function useCustomSummary() {
  const { t } = useTranslation('customJourney');
  const { language } = useLanguage();
  const { contactRows, partyRow } = useSummaryRows();
  return (body: CustomRequestInput): SummaryRow[] => [
    ...summaryRow(t('summary.destination'), body.special_destination),
    ...summaryRow(t('fields.trip_start_date'), body.trip_start_date && formatDate(body.trip_start_date, language)),
    ...summaryRow(t('summary.duration'), t('summary.days', { count: body.number_of_days })),
    ...summaryRow(t('fields.trip_type'), body.trip_type && t(`types.${body.trip_type}.name`)),
    ...partyRow(t('summary.travellers'), body),
    ...summaryRow(t('fields.hotel_level'), body.hotel_level && t(`levels.${body.hotel_level}.name`)),
    ...summaryRow(t('summary.note'), body.travel_expert_help),
    ...contactRows(body),
  ];
}
