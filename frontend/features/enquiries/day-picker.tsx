import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useState } from 'react';
import { formatHijri } from '../../lib/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLanguage } from '../language/use-language.ts';
import styles from './day-picker.module.css';

interface DayPickerProps {
  id?: string;
  /** A calendar day, `YYYY-MM-DD`; a form item sets it. */
  value?: string | null;
  onChange?: (day: string | undefined) => void;
  /** The first day that can be chosen. */
  earliest?: string;
  placeholder?: string;
  'aria-required'?: 'true';
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
}

const dayFormat = 'YYYY-MM-DD';

/** Shown first, accepted all: people type dates as they write them. */
const formats = ['D MMMM YYYY', 'D/M/YYYY', 'D-M-YYYY', dayFormat];

/** Latin digits whatever the picker's locale. */
const toDay = (date: Dayjs) => date.locale('en').format(dayFormat);

/** A calendar day, picked or typed, with its Umm al-Qura date below. The value is a string, so no time zone shifts it. */
export function DayPicker({ value, onChange, earliest, ...input }: DayPickerProps) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  const isTouch = useIsTouch();
  return (
    <>
      <DatePicker
        {...input}
        className={styles.picker}
        value={value ? dayjs(value, dayFormat) : null}
        onChange={(date) => onChange?.(date && !Array.isArray(date) ? toDay(date) : undefined)}
        format={formats}
        disabledDate={earliest ? (date) => toDay(date) < earliest : undefined}
        // On a phone the keyboard would cover the calendar.
        inputReadOnly={isTouch}
        showNow={false}
        // Enter takes the typed day; it must not send the form as well.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {value && <span className={styles.hint}>{t('day.hijri', { day: formatHijri(value, language) })}</span>}
    </>
  );
}

function useIsTouch(): boolean {
  const [isTouch, setIsTouch] = useState(false);
  useEffect(() => setIsTouch(matchMedia('(pointer: coarse)').matches), []);
  return isTouch;
}
