import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumLegs } from '#contracts/api/enquiry-kinds/flight';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { Icon } from '../../../components/icon.tsx';
import { DayPicker } from '../day-picker.tsx';
import fields from '../field-grid.module.css';
import { FormField } from '../form-field.tsx';
import { FrameFirst } from '../frame-first.tsx';
import { SuggestInput } from '../suggest-input.tsx';
import { dayOr } from '../typed-day.ts';
import { useFixedValues } from '../use-fixed-values.ts';
import { airports } from './airports.ts';
import { type FlightValues, flightNumber } from './flight-values.ts';
import styles from './legs-section.module.css';

/** Flights after the main one. The first leg starts where the main flight arrives. */
export function LegsSection() {
  const { t } = useTranslation('flightBooking');
  const id = useId();
  const form = Form.useFormInstance();
  const departure = Form.useWatch<string | undefined>('from_date');
  const fixed = useFixedValues() as Partial<FlightValues>;
  const earliest = dayOr(fixed.from_date ?? departure, riyadhDay());
  return (
    <Form.List name="legs">
      {(legs, { add, remove }) => (
        <>
          {legs.map(({ key, name }) => (
            <fieldset key={key} className={styles.leg} aria-labelledby={`${id}-${key}`}>
              <div className={styles.legHead}>
                <h3 id={`${id}-${key}`}>{t('legs.title', { number: flightNumber(name) })}</h3>
                <Button
                  type="text"
                  icon={<Icon of="delete-outlined" />}
                  aria-label={t('legs.remove', { number: flightNumber(name) })}
                  onClick={() => remove(name)}
                />
              </div>
              <FrameFirst frame={frame}>
                <LegFields leg={name} earliest={earliest} />
              </FrameFirst>
            </fieldset>
          ))}
          {/* A tap before the scripts run shows it. */}
          <div hidden className={styles.leg}>
            <div className={styles.legHead}>
              <h3>{t('legs.title', { number: flightNumber(legs.length) })}</h3>
            </div>
            {frame}
          </div>
          <div className={styles.add}>
            <Button
              data-frame
              type="dashed"
              block
              icon={<Icon of="plus-outlined" />}
              disabled={legs.length >= maximumLegs}
              onClick={() => add({ departure: fixed.main_arrival ?? form.getFieldValue('main_arrival') })}
            >
              {t('legs.add')}
            </Button>
          </div>
        </>
      )}
    </Form.List>
  );
}

/** The fields of a leg: from where, to where and when. */
function LegFields({ leg, earliest }: { leg: number; earliest: string }) {
  const { t } = useTranslation('enquiries');
  return (
    <div className={fields.pair}>
      <FormField name={[leg, 'departure']} label={t('fields.departure')} required>
        <SuggestInput suggestions={airports} placeholder={t('placeHint')} />
      </FormField>
      <FormField name={[leg, 'arrival']} label={t('fields.arrival')} required>
        <SuggestInput suggestions={airports} placeholder={t('placeHint')} />
      </FormField>
      <FormField name={[leg, 'date']} label={t('fields.date')} required>
        <DayPicker earliest={earliest} placeholder={t('dayHint')} />
      </FormField>
    </div>
  );
}

/** The frame is as large as the three fields. */
const frame = (
  <div className={fields.pair}>
    <div className={styles.field} />
    <div className={styles.field} />
    <div className={styles.field} />
  </div>
);
