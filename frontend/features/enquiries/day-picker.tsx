import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useEffect, useState } from 'react';
import { formatHijri, formatHijriDay, formatHijriMonths } from '../../lib/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLanguage } from '../language/use-language.ts';
import styles from './day-picker.module.css';
import { dayFormat, dayFormats } from './typed-value.ts';

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

/** Latin digits whatever the picker's locale. */
const toDay = (date: Dayjs) => date.locale('en').format(dayFormat);

/** A calendar day, picked or typed, with its Umm al-Qura date below. The value is a string, so no time zone shifts it. */
export function DayPicker({ value, onChange, earliest, ...input }: DayPickerProps) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  const isTouch = useIsTouch();
  const [shown, setShown] = useState<Dayjs>();
  return (
    <>
      <DatePicker
        {...input}
        className={styles.picker}
        classNames={{ popup: { root: styles.popup } }}
        value={value ? dayjs(value, dayFormat) : null}
        onChange={(date) => onChange?.(date && !Array.isArray(date) ? toDay(date) : undefined)}
        format={dayFormats}
        disabledDate={earliest ? (date) => toDay(date) < earliest : undefined}
        // The month in which the first choice lies, not always this one.
        defaultPickerValue={earliest ? dayjs(earliest, dayFormat) : undefined}
        // On a phone the keyboard would cover the calendar.
        inputReadOnly={isTouch}
        showNow={false}
        // Enter takes the typed day; it must not send the form as well.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onPanelChange={(month) => setShown(month as Dayjs)}
        onOpenChange={() => setShown(undefined)}
        cellRender={(date, { type, originNode }) =>
          type === 'date' ? <DayCell day={toDay(date as Dayjs)} /> : originNode
        }
        renderExtraFooter={(mode) =>
          mode === 'date' && (
            <span className={styles.months}>
              {formatHijriMonths(toDay(shown ?? dayjs(value ?? earliest, dayFormat)), language)}
            </span>
          )
        }
      />
      {value && <span className={styles.hint}>{t('day.hijri', { day: formatHijri(value, language) })}</span>}
    </>
  );
}

/** A day of the calendar in both reckonings. */
function DayCell({ day }: { day: string }): ReactNode {
  return (
    <div className={`ant-picker-cell-inner ${styles.cell}`}>
      {Number(day.slice(-2))}
      <small>{formatHijriDay(day)}</small>
    </div>
  );
}

function useIsTouch(): boolean {
  const [isTouch, setIsTouch] = useState(false);
  useEffect(() => setIsTouch(matchMedia('(pointer: coarse)').matches), []);
  return isTouch;
}
