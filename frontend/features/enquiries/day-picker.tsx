import { useTranslation } from 'react-i18next';
import { DayField, type DayFieldProps } from './day-field.tsx';

/** A day of an enquiry, with its Umm al-Qura date in a sentence. */
export function DayPicker(props: DayFieldProps) {
  const { t } = useTranslation('enquiries');
  return <DayField {...props} hint={(day) => t('day.hijri', { day })} />;
}
