import { useTranslation } from 'react-i18next';
import type { Total, TotalLine } from '#catalogue/prices';
import { standardVat } from '#contracts/api/offer-terms';
import { Prices } from '#shared/components/prices.tsx';
import { formatPrice, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './party-total.module.css';

interface PartyTotalProps {
  /** Undefined if only an expert can say it. */
  total: Total | undefined;
  /** The last day of the early price, if it holds. */
  earlyUntil?: string | undefined;
  /** False for a waiting list, on which a deposit holds nothing. */
  hasPlaces: boolean;
}

/** The price for a party, line by line, with the tax in it and the deposit. */
export function PartyTotal({ total, earlyUntil, hasPlaces }: PartyTotalProps) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const amount = (riyals: number) => formatPrice(riyals, language).replaceAll(' ', '\u00a0');
  const price = (riyals: number) => (
    <bdi className="nowrap">
      <Prices>{formatPrice(riyals, language)}</Prices>
    </bdi>
  );
  if (!total) {
    return (
      <p className={styles.unknown} aria-live="polite">
        {t('total.unknown')}
      </p>
    );
  }
  return (
    <div className={styles.total} aria-live="polite" data-total>
      <dl>
        {total.lines.map((line) => (
          <div key={line.item}>
            <dt>
              <LineText line={line} />
            </dt>
            <dd>{line.sum === 0 ? t('total.free') : price(line.sum)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t('total.sum')}</dt>
          <dd>{price(total.sum)}</dd>
        </div>
      </dl>
      <ul className={styles.notes}>
        <li>
          <Prices>
            {total.vat > 0 ? t('total.vat', { rate: standardVat, amount: amount(total.vat) }) : t('total.noVat')}
          </Prices>
        </li>
        {earlyUntil && <li>{t('total.early', { day: formatShortDate(earlyUntil, language) })}</li>}
        {hasPlaces && total.deposit > 0 && (
          <li>
            <Prices>{t('total.deposit', { amount: amount(total.deposit) })}</Prices>
          </li>
        )}
      </ul>
    </div>
  );
}

function LineText({ line: { item, count, each } }: { line: TotalLine }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  return (
    <>
      {t(`items.${item}`, { count })}
      {count > 1 && each > 0 && (
        <small>
          <Prices>{t('total.each', { amount: formatPrice(each, language) })}</Prices>
        </small>
      )}
    </>
  );
}
