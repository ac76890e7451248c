import Form from 'antd/es/form';
import Radio from 'antd/es/radio';
import { CounterField } from '../../features/enquiries/counter-field.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './flight-form.module.css';
import { travelClasses } from './flight-values.ts';

/** Who flies, and in which class. */
export function PassengersSection() {
  const { t } = useTranslation('flightBooking');
  return (
    <>
      <div className={styles.counters}>
        <CounterField name="adults" label={t('fields.adults')} hint={t('ages.adults')} minimum={1} />
        <CounterField name="children" label={t('fields.children')} hint={t('ages.children')} minimum={0} />
        <CounterField name="infants" label={t('fields.infants')} hint={t('ages.infants')} minimum={0} />
      </div>
      <Form.Item name="travel_class" label={t('fields.travel_class')} required>
        <Radio.Group
          className={styles.classes}
          options={travelClasses.map((value) => ({ value, label: t(`classes.${value}`) }))}
        />
      </Form.Item>
    </>
  );
}
