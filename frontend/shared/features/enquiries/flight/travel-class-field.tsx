import RadioGroup from 'antd/es/radio/group';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { travelClasses } from '#contracts/api/enquiry-kinds/flight';
import { FormField } from '../form-field.tsx';
import styles from './travel-class-field.module.css';

/** A choice of one of four travel classes. */
export function TravelClassField() {
  const { t } = useTranslation('enquiries');
  const labelId = useId();
  return (
    <FormField name="travel_class" label={<span id={labelId}>{t('fields.travel_class')}</span>} required>
      <RadioGroup
        name="travel_class"
        aria-labelledby={labelId}
        className={styles.classes}
        options={travelClasses.map((value) => ({ value, label: t(`options.travel_class.${value}`) }))}
      />
    </FormField>
  );
}
