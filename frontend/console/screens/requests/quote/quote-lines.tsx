import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { vatCodes } from '#contracts/api/offer-terms';
import { lineTotal, quoteLimits, quoteLineKinds } from '#contracts/api/quote-rules';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import type { CardList } from '../../../features/cards/card-list.ts';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { emptyLine, type LineValues, pricedLines } from '../../../features/quotes/quote-values.ts';
import styles from '../../programs/editor/fields/fields.module.css';
import { readNumber } from '../../programs/editor/fields/number-text.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { RiyalsInput } from '../../programs/editor/prices/riyals-input.tsx';
import { cardNames } from '../../site/card-names.ts';

interface Props {
  /** The `name` of the form. */
  form: string;
  isSaving: boolean;
  /** Says that there are no lines yet. */
  none: string;
}

/** The lines of a quote as cards, each folded to its text and price once both are there. */
export function QuoteLines({ form, isSaving, none }: Props) {
  const { t } = useTranslation('adminQuotes');
  const list: CardList = {
    ...{ form, name: 'lines', maximum: quoteLimits.lines, empty: emptyLine, Note: LineNote },
    titleOf: (place, language) => ['lines', place, 'text', language],
    isOpenAtFirst: isIncomplete,
    words: (word, values) => (word === 'none' ? none : t(`cards.${word}`, { ...values })),
  };
  return (
    <section aria-labelledby={`${form}-lines`}>
      <h2 id={`${form}-lines`} className={shared.subhead}>
        {t('lines')}
      </h2>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => <LineFields place={place} />}
      </MovableCards>
    </section>
  );
}

function isIncomplete(values: unknown): boolean {
  const { text, price_sar } = values as LineValues;
  return !(text.ar || text.en) || price_sar === null;
}

/** `2 × SAR 4,500 = SAR 9,000` */
function LineNote({ place }: { place: number }) {
  const { language } = useLanguage();
  const form = Form.useFormInstance();
  const line: LineValues | undefined = Form.useWatch(['lines', place], { form, preserve: true });
  const [priced] = pricedLines(line ? [line] : []);
  if (!priced || typeof line?.price_sar !== 'number') return null;
  const [each, sum] = [priced.price_sar, lineTotal(priced)].map((amount) =>
    formatAdminPrice(Math.abs(amount), language),
  );
  return (
    <Hint as="span">
      {' · '}
      <Prices>{`${priced.quantity} × ${each} = ${priced.kind === 'discount' ? '−' : ''}${sum}`}</Prices>
    </Hint>
  );
}

const { line, detail, quantity } = quoteLimits;

function LineFields({ place }: { place: number }) {
  const { t } = useTranslation(['adminQuotes', 'adminOffer']);
  return (
    <>
      <LanguagePair
        {...cardNames('lines', place, 'text')}
        label={t('fields.text')}
        limit={line}
        hint={t('fields.textHint')}
        required
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: '0.75rem' }}>
        <Form.Item name={[place, 'kind']} label={t('fields.kind')} style={{ flex: '1 1 8rem' }}>
          <Select options={quoteLineKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        </Form.Item>
        <Form.Item name={[place, 'quantity']} label={t('fields.quantity')} required style={{ flex: '1 1 5rem' }}>
          <InputNumber<number>
            className={styles.number}
            min={1}
            max={quantity}
            precision={0}
            inputMode="numeric"
            parser={readNumber}
          />
        </Form.Item>
        <Form.Item name={[place, 'price_sar']} label={t('fields.price')} required style={{ flex: '1 1 8rem' }}>
          <RiyalsInput aria-required />
        </Form.Item>
        <Form.Item name={[place, 'vat']} label={t('adminOffer:prices.vat')} style={{ flex: '1 1 9.5rem' }}>
          <Select options={vatCodes.map((value) => ({ value, label: t(`adminOffer:prices.vatCodes.${value}`) }))} />
        </Form.Item>
      </div>
      <details>
        <summary className={shared.summary}>{t('fields.detail')}</summary>
        <LanguagePair {...cardNames('lines', place, 'detail')} label={t('fields.detail')} limit={detail} rows={2} />
      </details>
    </>
  );
}
