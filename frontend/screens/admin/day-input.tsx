import DatePicker from 'antd/es/date-picker';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import dayjs, { type Dayjs } from 'dayjs';
import { useLanguage } from '../../features/language/use-language.ts';
import { formatHijri } from '../../lib/format.ts';
import styles from './day-input.module.css';

interface DayInputProps {
  id?: string;
  /** A calendar day, `YYYY-MM-DD`; a form item sets it. */
  value?: string | null;
  onChange?: (day: string | undefined) => void;
  isDisabled?: (day: string) => boolean;
  disabled?: boolean;
  'aria-required'?: 'true';
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
}

const dayFormat = 'YYYY-MM-DD';

/** Shown first, accepted all. */
const typedFormats = ['D MMM YYYY', 'D/M/YYYY', dayFormat];

/** Latin digits whatever the picker's locale. */
const toDay = (date: Dayjs) => date.locale('en').format(dayFormat);

/** A day, picked or typed, with its Umm al-Qura date. The value is a string, so no time zone shifts it. */
export function DayInput({ value, onChange, isDisabled, ...input }: DayInputProps) {
  const { language } = useLanguage();
  const { xl } = useBreakpoint();
  return (
    <>
      <DatePicker
        {...input}
        className={styles.picker}
        value={value ? dayjs(value, dayFormat) : null}
        onChange={(date: Dayjs | null) => onChange?.(date ? toDay(date) : undefined)}
        disabledDate={isDisabled && ((date) => isDisabled(toDay(date)))}
        format={typedFormats}
        // On a phone the keyboard would cover the calendar.
        inputReadOnly={!xl}
        showNow={false}
        // Enter takes the typed day; it must not send a form as well.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {value && <span className={styles.hijri}>{formatHijri(value, language)}</span>}
    </>
  );
}
