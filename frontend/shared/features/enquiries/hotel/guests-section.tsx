import { useTranslation } from 'react-i18next';
import { CounterField } from '../counter-field.tsx';
import fields from '../field-grid.module.css';

/** Guests and rooms. */
export function GuestsSection() {
  const { t } = useTranslation('hotelBooking');
  const { t: shared } = useTranslation('enquiries');
  return (
    <div className={fields.counters}>
      <CounterField name="adults" label={shared('fields.adults')} hint={shared('ages.adults')} minimum={1} />
      <CounterField name="children" label={shared('fields.children')} hint={t('childAges')} minimum={0} />
      <CounterField name="rooms" label={shared('fields.rooms')} minimum={1} />
    </div>
  );
}
