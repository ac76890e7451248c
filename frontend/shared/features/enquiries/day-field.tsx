import DatePicker from 'antd/es/date-picker';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatHijri } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './day-field.module.css';
import { steppedDay } from './stepped-day.ts';
import { toDate, toDay, useDayCalendar } from './use-day-calendar.tsx';
import { useDayText } from './use-day-text.ts';
import { useIsTouch } from './use-is-touch.ts';
import { Writing } from './written-day.tsx';

export interface DayFieldProps {
  id?: string;
  /** A calendar day, `YYYY-MM-DD`, or a text that is not a day. antd's Form.Item sets it and the `aria` properties. */
  value?: string | null;
  /** Called while typing: with the day, the text if it is not a day, or undefined if the field is empty. */
  onChange?: (value: string | undefined) => void;
  /** Called when typing or choosing is complete. */
  onDone?: (value: string | undefined) => void;
  /** The calendar's first and last day. Typed days may be outside: the form's rules check them. */
  earliest?: string | undefined;
  latest?: string | undefined;
  placeholder?: string;
  status?: 'error' | undefined;
  'aria-required'?: 'true';
  'aria-invalid'?: 'true' | undefined;
  'aria-describedby'?: string | undefined;
}

interface Look {
  /** Formats the day in the field; `readDay` must be able to read it. */
  format?: (day: string, language: Language) => string;
  /** Returns the text with the Umm al-Qura date below the field. */
  hint?: (hijri: string) => ReactNode;
}

/**
 * A calendar day, picked or typed in any format that `readDay` reads, with its Umm al-Qura date. Day and text are one
 * value: the field always shows what it holds, and keeps text that it cannot read.
 */
export function DayField({
  value,
  onChange,
  onDone,
  earliest,
  latest,
  format = formatDate,
  hint = (hijri) => hijri,
  ...input
}: DayFieldProps & Look) {
  const { language } = useLanguage();
  const isTouch = useIsTouch();
  const written = useDayText({ id: input.id, value, onChange, onDone, format });
  const { held, day, text, isTyping, write, finish, choose } = written;
  const { picker, calendar, close } = useDayCalendar({ day, earliest, latest });

  const takeKey = (event: KeyboardEvent) => {
    // Enter accepts the typed day and must not submit the form.
    if (event.key === 'Enter') {
      event.preventDefault();
      close();
      finish();
    }
    // An arrow key must not replace a text that is not a day.
    const next = held === day ? steppedDay(event.key, day, { earliest, latest }) : undefined;
    if (!next) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <Writing value={{ text, write, isInvalid: input['aria-invalid'] }}>
      <DatePicker
        {...input}
        {...calendar}
        ref={picker}
        value={day ? toDate(day) : null}
        onChange={(date) => choose(date && !Array.isArray(date) ? toDay(date) : undefined)}
        onBlur={finish}
        onKeyDown={takeKey}
        // On a phone the keyboard would cover the calendar, but a text that is not a day must be editable.
        inputReadOnly={isTouch && held === day && !isTyping}
      />
      {day && <span className={styles.hint}>{hint(formatHijri(day, language))}</span>}
    </Writing>
  );
}
