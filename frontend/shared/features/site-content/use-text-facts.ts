import { useTranslation } from 'react-i18next';
import { freeDaysIn } from '#catalogue/cancellation';
import type { Language } from '#contracts/field-kit/language';
import { retentionPeriod } from '#shared/lib/retention-period.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { usePromises } from '#shared/lib/use-promises.ts';

/** The facts in words that texts of the site name, in a language of which the `common` texts are loaded. */
export function useTextFacts(language: Language) {
  const { t } = useTranslation('common', { lng: language });
  const { cancellation, refund_days } = usePromises();
  return {
    agency: useBrand().legal_name[language],
    retention: retentionPeriod(language),
    freeDays: t('days', { count: freeDaysIn(cancellation) ?? 0 }),
    refundDays: t('daysOrMore', { count: refund_days }),
  };
}
