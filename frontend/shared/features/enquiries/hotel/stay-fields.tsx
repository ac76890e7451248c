import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween, riyadhDay } from '#contracts/field-kit/calendar';
import { DayPicker } from '../day-picker.tsx';
import fields from '../field-grid.module.css';
import { FieldsUnlessFixed } from '../fields-unless-fixed.tsx';
import { FormField } from '../form-field.tsx';
import { SuggestInput } from '../suggest-input.tsx';
import { dayOr } from '../typed-day.ts';
import { cities } from './cities.ts';
import styles from './stay-fields.module.css';

export const stayFields = ['destination', 'check_in', 'check_out'];

/** Destination, check-in and check-out. */
export function StayFields() {
  const { t } = useTranslation('hotelBooking');
  const { t: shared } = useTranslation('enquiries');
  const checkIn = Form.useWatch<string | undefined>('check_in');
  const today = riyadhDay();
  return (
    <>
      <FieldsUnlessFixed names={['destination']}>
        <FormField name="destination" label={shared('fields.destination')} required>
          <SuggestInput suggestions={cities} placeholder={t('destinationHint')} />
        </FormField>
      </FieldsUnlessFixed>
      <div className={fields.pair}>
        <FormField name="check_in" label={shared('fields.check_in')} required>
          <DayPicker earliest={today} placeholder={shared('dayHint')} />
        </FormField>
        <FormField name="check_out" label={shared('fields.check_out')} required>
          <DayPicker earliest={addDays(dayOr(checkIn, today), 1)} placeholder={shared('dayHint')} />
        </FormField>
      </div>
      <Nights />
    </>
  );
}

/** The number of nights, once both days are set and in order. */
function Nights() {
  const { t } = useTranslation('hotelBooking');
  const checkIn = Form.useWatch<string | undefined>('check_in');
  const checkOut = Form.useWatch<string | undefined>('check_out');
  const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
  return (
    <p className={styles.nights} role="status">
      {nights > 0 && t('nights', { count: nights })}
    </p>
  );
}
