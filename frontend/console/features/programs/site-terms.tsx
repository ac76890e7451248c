import { useTranslation } from 'react-i18next';
import type { CancellationStep } from '#contracts/api/program-parts';
import { usePromises } from '#shared/lib/use-promises.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';

/** Steps of cancellation terms in words. */
export function TermsInWords({ steps }: { steps: readonly CancellationStep[] }) {
  const { t } = useTranslation('adminOffer');
  return (
    <ul className={shared.items}>
      {steps.map(({ days_before, refund_percent }) => (
        <li key={days_before}>{t('words.step', { days: days_before, percent: refund_percent })}</li>
      ))}
    </ul>
  );
}

/** The site's own terms, which hold for a program without others. */
export function SiteTerms() {
  const { t } = useTranslation('adminOffer');
  const { cancellation } = usePromises();
  return (
    <>
      <Hint>{t('know.siteTerms')}</Hint>
      <TermsInWords steps={cancellation} />
    </>
  );
}
