import { useTranslation } from 'react-i18next';
import { siteFreeDays } from '#catalogue/cancellation';
import { retentionPeriod } from '#shared/lib/retention-period.ts';
import { site } from '#shared/lib/site.ts';
import { useAgencyNames } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ChallengeNote } from './challenge-note.tsx';
import { StoredInBrowser } from './stored-in-browser.tsx';

/** The facts that a page's text names. */
export function usePageFacts() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { legalName } = useAgencyNames();
  return {
    agency: legalName,
    retention: retentionPeriod(language),
    freeDays: t('days', { count: siteFreeDays }),
    refundDays: t('daysOrMore', { count: site.fullRefundDays }),
    storage: <StoredInBrowser />,
    check: <ChallengeNote />,
  };
}
