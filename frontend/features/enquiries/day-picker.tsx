import { DayField, type DayFieldProps } from '../../components/day-field.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

/** A day of an enquiry, with its Umm al-Qura date in a sentence. */
export function DayPicker(props: DayFieldProps) {
  const { t } = useTranslation('enquiries');
  return <DayField {...props} hint={(day) => t('day.hijri', { day })} />;
}
