import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { standardVat } from '#contracts/api/offer-terms';
import { quoteTotals } from '#contracts/api/quote-rules';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { type LineValues, pricedLines } from '../../../features/quotes/quote-values.ts';

/** The sum that the customer pays, and the tax in it, while the lines change. */
export function QuoteTotals({ lines }: { lines: readonly Partial<LineValues>[] }) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  const { total_sar, vat_sar } = quoteTotals(pricedLines(lines));
  const sign = (amount: number) => (amount < 0 ? '−' : '');
  const price = (amount: number) => `${sign(amount)}${formatAdminPrice(Math.abs(amount), language)}`;
  return (
    <Flex
      role="status"
      vertical
      align="end"
      style={{
        marginBlockStart: '0.75rem',
        paddingBlockStart: '0.75rem',
        borderBlockStart: '1px solid var(--color-sand-line)',
      }}
    >
      <strong style={{ fontSize: 'var(--text-lg)' }}>
        {t('total')} <Prices>{price(total_sar)}</Prices>
      </strong>
      <Hint as="span">
        <Prices>{t('vatInIt', { percent: standardVat, amount: price(vat_sar) })}</Prices>
      </Hint>
    </Flex>
  );
}
