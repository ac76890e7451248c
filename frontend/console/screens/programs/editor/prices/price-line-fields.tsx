import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { isAged, maximumAge, type PriceItem, vatCodes } from '#contracts/api/offer-terms';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import styles from '../fields/fields.module.css';
import { readNumber } from '../fields/number-text.ts';
import { RiyalsInput } from './riyals-input.tsx';

/** Ages need less room than prices, and the names of taxes more. */
const widths = { price: { flex: '1 1 7.5rem' }, age: { flex: '1 1 5rem' }, vat: { flex: '1 1 9.5rem' } };

interface Props {
  /** The line's place in the list. */
  name: number;
  item: PriceItem;
  /** False if the form has the price in its field `price_sar`. */
  hasPrice: boolean;
}

/** The fields of one line, whose name those hear who enter it. */
export function PriceLineFields({ name, item, hasPrice }: Props) {
  const { t } = useTranslation('adminOffer');
  const of = t(`prices.items.${item}`);
  const age = (field: 'from_age' | 'to_age') => (
    <Form.Item name={[name, field]} label={t(`prices.${field}`)} style={widths.age}>
      <InputNumber<number>
        className={styles.number}
        min={0}
        max={maximumAge}
        precision={0}
        inputMode="numeric"
        parser={readNumber}
      />
    </Form.Item>
  );
  return (
    <fieldset
      aria-label={of}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '0.75rem',
        minInlineSize: 0,
        margin: 0,
        padding: 0,
        border: 0,
      }}
    >
      {hasPrice ? (
        <Form.Item name={[name, 'price_sar']} label={t('prices.price')} required style={widths.price}>
          <RiyalsInput aria-required />
        </Form.Item>
      ) : (
        <PriceOfAdult />
      )}
      <Form.Item name={[name, 'early_sar']} label={t('prices.early')} style={widths.price}>
        <RiyalsInput />
      </Form.Item>
      {isAged(item) && age('from_age')}
      {isAged(item) && age('to_age')}
      <Form.Item name={[name, 'vat']} label={t('prices.vat')} style={widths.vat}>
        <Select options={vatCodes.map((value) => ({ value, label: t(`prices.vatCodes.${value}`) }))} />
      </Form.Item>
    </fieldset>
  );
}

/** The price of the basics, also to change here: it is one value. */
function PriceOfAdult() {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const form = Form.useFormInstance<ProgramValues>();
  const price = Form.useWatch('price_sar', form);
  return (
    <Form.Item
      htmlFor="program_adult_price"
      label={t('prices.price')}
      required
      extra={t('prices.sameAsBasics')}
      style={widths.price}
    >
      <RiyalsInput
        id="program_adult_price"
        aria-required
        value={price}
        onChange={(value) => form.setFields([{ name: 'price_sar', value, errors: [], touched: true }])}
      />
    </Form.Item>
  );
}
