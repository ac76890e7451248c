import { useTranslation } from 'react-i18next';
import { standardVat } from '#contracts/api/offer-terms';
import type { QuotePage } from '#contracts/api/quote-page';
import { Prices } from '#shared/components/prices.tsx';
import { formatPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { vatWords } from './quote-lines.tsx';
import styles from './quote-sheet.module.css';

/** The total, the tax in it, and what is paid first. */
export function QuoteTotals({ quote: { lines, total_sar, vat_sar, deposit_sar } }: { quote: QuotePage }) {
  const { t } = useTranslation('quote');
  const codes = [...new Set(lines.map(({ vat }) => vat))];
  const [code = 'standard'] = codes;
  const isPartlyTaxed = codes.length > 1 && codes.includes('standard');
  return (
    <div className={styles.totals}>
      <dl>
        <Row label={t('total')} value={total_sar} className={styles.total} />
        {codes.includes('standard') && (
          <Row label={t(isPartlyTaxed ? 'vat.partly' : 'vat.contained', { percent: standardVat })} value={vat_sar} />
        )}
        {deposit_sar !== null && deposit_sar > 0 && (
          <>
            <Row label={t('deposit')} value={deposit_sar} />
            {deposit_sar < total_sar && (
              <Row label={t('rest')} value={Math.round((total_sar - deposit_sar) * 100) / 100} />
            )}
          </>
        )}
      </dl>
      {codes.length === 1 && code !== 'standard' && <p className={styles.soft}>{t(vatWords[code])}</p>}
    </div>
  );
}

function Row({ label, value, className }: { label: string; value: number; className?: string | undefined }) {
  const { language } = useLanguage();
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Prices>{formatPrice(value, language)}</Prices>
      </dd>
    </div>
  );
}
