import { useTranslation } from 'react-i18next';
import { CounterField } from './counter-field.tsx';
import styles from './field-grid.module.css';

/** The number of travellers by age group. */
export function TravellerCounters({ minimumAdults }: { minimumAdults: 0 | 1 }) {
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.counters}>
      <CounterField name="adults" label={t('fields.adults')} hint={t('ages.adults')} minimum={minimumAdults} />
      <CounterField name="children" label={t('fields.children')} hint={t('ages.children')} minimum={0} />
      <CounterField name="infants" label={t('fields.infants')} hint={t('ages.infants')} minimum={0} />
    </div>
  );
}
