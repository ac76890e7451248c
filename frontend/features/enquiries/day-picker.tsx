import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useEffect, useState } from 'react';
import { addDays, riyadhDay } from '#contracts/calendar';
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
        // Within the page's landmarks, and scrolling along with its field.
        getPopupContainer={(trigger) => trigger.closest('form') ?? document.body}
        value={value ? dayjs(value, dayFormat) : null}
        onChange={(date) => onChange?.(date && !Array.isArray(date) ? toDay(date) : undefined)}
        format={dayFormats}
        minDate={earliest ? dayjs(earliest, dayFormat) : undefined}
        // On a phone the keyboard would cover the calendar.
        inputReadOnly={isTouch}
        showNow={false}
        onKeyDown={(event) => {
          // Enter takes the typed day; it must not send the form as well.
          if (event.key === 'Enter') event.preventDefault();
          const next = steppedDay(event.key, value, earliest);
          if (!next) return;
          event.preventDefault();
          onChange?.(next);
        }}
        onPanelChange={(month) => setShown(month as Dayjs)}
        onOpenChange={() => setShown(undefined)}
        cellRender={(date, { type, originNode }) =>
          type === 'date' ? <DayCell day={toDay(date as Dayjs)} /> : originNode
        }
        renderExtraFooter={(mode) =>
          mode === 'date' && (
            <span className={styles.months}>
              {formatHijriMonths(toDay(shown ?? dayjs(value || earliest, dayFormat)), language)}
            </span>
          )
        }
      />
      {value && <span className={styles.hint}>{t('day.hijri', { day: formatHijri(value, language) })}</span>}
    </>
  );
}

const steps: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1, PageUp: -7, PageDown: 7 };

/** antd's calendar cannot be walked with keys, so that arrows step by a day and the page keys by a week. */
function steppedDay(key: string, value: string | null | undefined, earliest = riyadhDay()): string | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = value ? addDays(value, step) : earliest;
  return next < earliest ? earliest : next;
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
