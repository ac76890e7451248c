import { useTranslation } from 'react-i18next';
import type { VatCode } from '#contracts/api/offer-terms';
import type { QuoteLine } from '#contracts/api/quote-content';
import { lineTotal } from '#contracts/api/quote-rules';
import { Prices } from '#shared/components/prices.tsx';
import { formatCount, formatPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useShown } from '#shared/lib/use-shown.ts';
import styles from './quote-sheet.module.css';
import { Said, type SaidText, saidIn } from './said.tsx';

/** The lines of the total. A phone shows quantity and price below the text. */
export function QuoteLines({ lines }: { lines: readonly QuoteLine[] }) {
  const { t } = useTranslation('quote');
  const { language } = useLanguage();
  const areTaxedAlike = new Set(lines.map(({ vat }) => vat)).size === 1;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('lines.text')}</th>
          <th scope="col" className={styles.wide}>
            {t('lines.quantity')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('lines.price')}
          </th>
          <th scope="col">{t('lines.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same.
          <tr key={index}>
            <th scope="row">
              <Text text={line.text} />
              <Text text={line.detail} className={styles.detail} />
              {line.quantity > 1 && (
                <small className={styles.narrow}>
                  <Prices>
                    {t('lines.times', {
                      quantity: formatCount(line.quantity),
                      price: formatPrice(line.price_sar, language),
                    })}
                  </Prices>
                </small>
              )}
              {!areTaxedAlike && line.vat !== 'standard' && <small>{t(vatWords[line.vat])}</small>}
            </th>
            <td className={styles.wide}>{formatCount(line.quantity)}</td>
            <td className={styles.wide}>
              <Prices>{formatPrice(line.price_sar, language)}</Prices>
            </td>
            <td>
              <Amount value={lineTotal(line)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Begins where the others do, in whichever language it is. */
function Text({ text, className }: { text: SaidText; className?: string | undefined }) {
  const { language } = useLanguage();
  return (
    saidIn(text, language) && (
      <p className={className}>
        <Said text={text} />
      </p>
    )
  );
}

/** The words for the tax of a line, or a quote, without the standard tax. */
export const vatWords = {
  zero: 'vat.zero',
  exempt: 'vat.exempt',
  outside: 'vat.outside',
} as const satisfies Record<Exclude<VatCode, 'standard'>, string>;

/** Left to right, so that the sign stays to the left of the figures in Arabic too. */
function Amount({ value }: { value: number }) {
  const { language } = useLanguage();
  const { riyalSign } = useShown();
  const price = formatPrice(Math.abs(value), language);
  if (value >= 0) return <Prices>{price}</Prices>;
  if (riyalSign === 'letters') return `\u200e−${price}`;
  return (
    <bdi dir="ltr" className="nowrap">
      −<Prices>{price}</Prices>
    </bdi>
  );
}
