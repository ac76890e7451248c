import Form from 'antd/es/form';
import Radio from 'antd/es/radio';
import { TravellerCounters } from '../../features/enquiries/traveller-counters.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './flight-form.module.css';
import { travelClasses } from './flight-values.ts';

/** Who flies, and in which class. */
export function PassengersSection() {
  const { t } = useTranslation('flightBooking');
  return (
    <>
      <TravellerCounters minimumAdults={1} />
      <Form.Item name="travel_class" label={t('fields.travel_class')} required>
        <Radio.Group
          className={styles.classes}
          options={travelClasses.map((value) => ({ value, label: t(`classes.${value}`) }))}
        />
      </Form.Item>
    </>
  );
}
