import Button from 'antd/es/button';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import { useTranslation } from 'react-i18next';
import { programFields } from '#contracts/api/program-fields';
import { isDay } from '#contracts/field-kit/calendar';
import { grid } from '../../../../components/grid.ts';
import { Hint } from '../../../../components/hint.tsx';
import { DayInput } from '../../../../features/days/day-input.tsx';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import styles from './fields.module.css';
import { readNumber, showNumber } from './number-text.ts';

const dayLength = 86_400_000;

interface Props {
  /** Hides the dates of a program that has departures of its own. */
  hasDepartures: boolean;
  onShowDepartures: () => void;
}

/** Dates, nights and price. */
export function TripFields({ hasDepartures, onShowDepartures }: Props) {
  const { t } = useTranslation(['adminPrograms', 'adminOffer']);
  return (
    <>
      {hasDepartures && (
        <Hint>
          {t('adminOffer:departures.datesHidden')}{' '}
          <Button type="link" style={{ paddingInline: 0 }} onClick={onShowDepartures}>
            {t('adminOffer:departures.show')}
          </Button>
        </Hint>
      )}
      <div style={grid('11rem', '0 1.25rem')}>
        {!hasDepartures && <Days />}
        <Form.Item name="price_sar" label={t('fields.price_sar')} required>
          <InputNumber<number>
            className={styles.number}
            min={0}
            max={programFields.price_sar.maximum}
            step={0.01}
            inputMode="decimal"
            parser={readNumber}
            formatter={showNumber}
            aria-required
          />
        </Form.Item>
      </div>
    </>
  );
}

function Days() {
  const { t } = useTranslation('adminPrograms');
  return (
    <>
      <Form.Item name="from_date" label={t('fields.from_date')} required>
        <DayInput aria-required="true" />
      </Form.Item>
      <Form.Item name="to_date" label={t('fields.to_date')} required>
        <DayInput aria-required="true" />
      </Form.Item>
      <Form.Item name="nights" label={t('fields.nights')} required extra={<Span />}>
        <InputNumber<number>
          className={styles.number}
          min={programFields.nights.minimum}
          max={programFields.nights.maximum}
          precision={0}
          inputMode="numeric"
          parser={readNumber}
          aria-required
        />
      </Form.Item>
    </>
  );
}

/** Shows the nights that follow from the dates, to check the typed number. */
function Span() {
  const { t } = useTranslation('adminPrograms');
  const form = Form.useFormInstance<ProgramValues>();
  const from = Form.useWatch('from_date', form);
  const to = Form.useWatch('to_date', form);
  if (!isDay(from) || !isDay(to) || to < from) return null;
  return t('editor.spans', { count: Math.round((Date.parse(to) - Date.parse(from)) / dayLength) });
}
