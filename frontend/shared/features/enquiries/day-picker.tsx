import { useTranslation } from 'react-i18next';
import { DayField, type DayFieldProps } from './day-field.tsx';

/** A day field of an enquiry, with the Umm al-Qura date in a sentence. */
export function DayPicker(props: DayFieldProps) {
  const { t } = useTranslation('enquiries');
  return <DayField {...props} hint={(day) => t('day.hijri', { day })} />;
}
