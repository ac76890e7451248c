import { useTranslation } from 'react-i18next';
import { siteFreeDays } from '#catalogue/cancellation';
import type { Language } from '#contracts/field-kit/language';
import { retentionPeriod } from '#shared/lib/retention-period.ts';
import { site } from '#shared/lib/site.ts';
import { useBrand } from '#shared/lib/use-brand.ts';

/** The facts in words that texts of the site name, in a language of which the `common` texts are loaded. */
export function useTextFacts(language: Language) {
  const { t } = useTranslation('common', { lng: language });
  return {
    agency: useBrand().legal_name[language],
    retention: retentionPeriod(language),
    freeDays: t('days', { count: siteFreeDays }),
    refundDays: t('daysOrMore', { count: site.fullRefundDays }),
  };
}
