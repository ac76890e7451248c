import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** The custom journey form's own words. */
export function useCustomTexts(): EnquiryTexts {
  const { t } = useTranslation('customJourney');
  const { t: enquiries } = useTranslation('enquiries');
  const shared = ['name', 'phone', 'email', 'adults', 'children', 'infants'] as const;
  const own = [
    'special_destination',
    'trip_start_date',
    'number_of_days',
    'hotel_level',
    'trip_type',
    'travel_expert_help',
  ] as const;
  return {
    labels: Object.fromEntries([
      ...shared.map((field) => [field, enquiries(`fields.${field}`)]),
      ...own.map((field) => [field, t(`fields.${field}`)]),
    ]),
    sent: t('notice.sent'),
  };
}
