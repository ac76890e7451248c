import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { lineTotal, quoteTotals } from '#contracts/api/quote-rules';
import { isDay } from '#contracts/field-kit/calendar';
import { directionOf, type Language, languages } from '#contracts/field-kit/language';
import { Prices } from '#shared/components/prices.tsx';
import { formatDate, formatPrice } from '#shared/lib/format.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { pricedLines, type QuoteValues, type TextValues } from '../../../features/quotes/quote-values.ts';

interface Props {
  values: QuoteValues;
  /** The customer's. */
  language: Language;
}

/** The quote in short, in the customer's language. A text that lacks this language is shown in the other. */
export function QuotePreview({ values, language }: Props) {
  const { t, i18n } = useTranslation('adminQuotes');
  const words = i18n.getFixedT(language, 'adminQuotes');
  const { total_sar, vat_sar } = quoteTotals(pricedLines(values.lines));
  const text = (texts: Partial<TextValues> | undefined) =>
    [language, ...languages].map((one) => texts?.[one]?.trim()).find(Boolean) ?? '';
  const price = (amount: number) => `${amount < 0 ? '−' : ''}${formatPrice(Math.abs(amount), language)}`;
  return (
    <details>
      <summary className={shared.summary}>{t('preview.title')}</summary>
      <Flex vertical gap={12} lang={language} dir={directionOf(language)} style={frame}>
        <OwnText text={text(values.words)} />
        <ul className={`${shared.bare} ${shared.divided}`}>
          {pricedLines(values.lines).map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place.
            <li key={place}>
              <Flex justify="space-between" gap="small">
                <bdi className={shared.words}>{text(values.lines[place]?.text) || words('cards.untitled')}</bdi>
                <span style={{ whiteSpace: 'nowrap' }}>
                  <Prices>{price(lineTotal(line))}</Prices>
                </span>
              </Flex>
              <Hint as="div">
                <Prices>{`${line.quantity} × ${formatPrice(line.price_sar, language)}`}</Prices>
              </Hint>
              <OwnText text={text(values.lines[place]?.detail)} />
            </li>
          ))}
        </ul>
        <div>
          <strong>
            {words('total')} <Prices>{price(total_sar)}</Prices>
          </strong>
          <Hint as="div">
            <Prices>{words('vatInIt', { percent: 15, amount: price(vat_sar) })}</Prices>
          </Hint>
          {typeof values.deposit_sar === 'number' && (
            <div>
              {words('fields.deposit')}: <Prices>{price(values.deposit_sar)}</Prices>
            </div>
          )}
          {isDay(values.valid_until) && (
            <div>{words('validUntil', { day: formatDate(values.valid_until, language) })}</div>
          )}
        </div>
        <OwnText text={text(values.terms)} />
      </Flex>
    </details>
  );
}

const OwnText = ({ text }: { text: string }) =>
  text && (
    <p className={shared.words} dir="auto">
      {text}
    </p>
  );

const frame = {
  padding: '1rem',
  border: '1px solid var(--color-sand-line)',
  background: 'var(--color-white)',
};
