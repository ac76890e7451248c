import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { departureNoteLimit, maximumSeats, sales } from '#contracts/api/offer-terms';
import { fewestNights, mostNights } from '#contracts/api/program-limits';
import { grid } from '../../../../components/grid.ts';
import { DayInput } from '../../../../features/days/day-input.tsx';
import styles from '../fields/fields.module.css';
import { readNumber } from '../fields/number-text.ts';
import { LanguagePair } from '../fields/text-pair.tsx';
import { PriceLines } from '../prices/price-lines.tsx';

/** The fields of one departure. */
export function DepartureFields() {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const hasPrices = Form.useWatch<boolean | undefined>('hasPrices');
  return (
    <>
      <div style={grid('11rem', '0 1.25rem')}>
        <Form.Item name="from_date" label={t('adminPrograms:departure.fields.from_date')} required>
          <DayInput aria-required="true" />
        </Form.Item>
        <Form.Item name="nights" label={t('adminPrograms:departure.fields.nights')} required>
          <Count minimum={fewestNights} maximum={mostNights} />
        </Form.Item>
        <Form.Item name="to_date" label={t('adminPrograms:departure.fields.to_date')} extra={t('departures.toHint')}>
          <DayInput />
        </Form.Item>
        <Form.Item
          name="deadline"
          label={t('adminPrograms:departure.fields.deadline')}
          extra={t('departures.deadlineHint')}
        >
          <DayInput />
        </Form.Item>
        <Form.Item
          name="capacity"
          label={t('adminPrograms:departure.fields.capacity')}
          extra={t('departures.capacityHint')}
        >
          <Count minimum={1} maximum={maximumSeats} />
        </Form.Item>
        <Form.Item
          name="seats_left"
          label={t('adminPrograms:departure.fields.seats_left')}
          extra={t('departures.leftHint')}
        >
          <Count minimum={0} maximum={maximumSeats} />
        </Form.Item>
        <Form.Item
          name="minimum"
          label={t('adminPrograms:departure.fields.minimum')}
          extra={t('departures.minimumHint')}
        >
          <Count minimum={1} maximum={maximumSeats} />
        </Form.Item>
        <Form.Item name="sale" label={t('adminPrograms:departure.fields.sale')}>
          <Select options={sales.map((value) => ({ value, label: t(`adminPrograms:departure.sales.${value}`) }))} />
        </Form.Item>
        <Form.Item name="guaranteed" label={t('adminPrograms:departure.fields.guaranteed')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="waiting_list" label={t('departures.waitingList')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <LanguagePair
        names={{ ar: ['notes', 'ar'], en: ['notes', 'en'] }}
        label={t('adminPrograms:departure.fields.notes')}
        limit={departureNoteLimit}
        rows={2}
      />
      <Form.Item
        name="hasPrices"
        label={t('departures.hasPrices')}
        valuePropName="checked"
        extra={t('departures.hasPricesHint')}
      >
        <Switch />
      </Form.Item>
      {hasPrices && <PriceLines hasOwnAdult />}
    </>
  );
}

interface CountProps {
  minimum: number;
  maximum: number;
  /** antd's Form.Item sets these. */
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
}

export const Count = ({ minimum, maximum, ...input }: CountProps) => (
  <InputNumber<number>
    {...input}
    className={styles.number}
    min={minimum}
    max={maximum}
    precision={0}
    inputMode="numeric"
    parser={readNumber}
  />
);
