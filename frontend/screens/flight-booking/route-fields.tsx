import Form from 'antd/es/form';
import { addDays, riyadhDay } from '#contracts/calendar';
import { DayPicker } from '../../features/enquiries/day-picker.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { AirportInput } from './airport-input.tsx';
import styles from './flight-form.module.css';

/** From where to where, and when. */
export function RouteFields() {
  const { t } = useTranslation('flightBooking');
  const departure = Form.useWatch<string | undefined>('from_date');
  const today = riyadhDay();
  return (
    <div className={styles.pair}>
      <Form.Item name="main_departure" label={t('fields.main_departure')} required>
        <AirportInput placeholder={t('placeHint')} />
      </Form.Item>
      <Form.Item name="main_arrival" label={t('fields.main_arrival')} required>
        <AirportInput placeholder={t('placeHint')} />
      </Form.Item>
      <Form.Item name="from_date" label={t('fields.from_date')} required>
        <DayPicker earliest={today} placeholder={t('dayHint')} />
      </Form.Item>
      <Form.Item name="to_date" label={t('fields.to_date')}>
        <DayPicker earliest={addDays(departure || today, 1)} placeholder={t('dayHint')} />
      </Form.Item>
    </div>
  );
}
