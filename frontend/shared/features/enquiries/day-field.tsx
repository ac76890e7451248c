import DatePicker, { type DatePickerProps } from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentRef, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatHijri, formatHijriDay, formatHijriMonths } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './day-field.module.css';
import { FrameFirst } from './frame-first.tsx';
import { steppedDay } from './stepped-day.ts';
import { useDayText } from './use-day-text.ts';
import { useIsTouch } from './use-is-touch.ts';
import { warmCalendar } from './warm-calendar.ts';
import { Writing, WrittenText } from './written-day.tsx';

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

const dayFormat = 'YYYY-MM-DD';
const toDate = (day: string) => dayjs(day, dayFormat);
/** Latin digits, whatever the picker's locale is. */
const toDay = (date: Dayjs) => date.locale('en').format(dayFormat);

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
  const [isOpen, setIsOpen] = useState(false);
  const [month, setMonth] = useState<Dayjs>();
  const { held, day, text, isTyping, write, finish, choose } = useDayText({
    id: input.id,
    value,
    onChange,
    onDone,
    format,
  });
  useEffect(() => warmCalendar(language), [language]);
  const picker = useBroughtIntoView(isOpen);

  const takeKey = (event: KeyboardEvent) => {
    // Enter accepts the typed day and must not submit the form.
    if (event.key === 'Enter') {
      event.preventDefault();
      setIsOpen(false);
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
        {...fixed}
        ref={picker}
        className={`${styles.picker} ${isOpen ? styles.open : ''}`}
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          setMonth(undefined);
        }}
        value={day ? toDate(day) : null}
        onChange={(date) => choose(date && !Array.isArray(date) ? toDay(date) : undefined)}
        onBlur={finish}
        onKeyDown={takeKey}
        minDate={earliest ? toDate(earliest) : undefined}
        maxDate={latest ? toDate(latest) : undefined}
        // On a phone the keyboard would cover the calendar, but a text that is not a day must be editable.
        inputReadOnly={isTouch && held === day && !isTyping}
        panelRender={(panel) => <FrameFirst frame={<div className={styles.frame} />}>{panel}</FrameFirst>}
        onPanelChange={setMonth}
        renderExtraFooter={(mode) =>
          mode === 'date' && <HijriMonths of={month ? toDay(month) : (day ?? earliest ?? riyadhDay())} />
        }
      />
      {day && <span className={styles.hint}>{hint(formatHijri(day, language))}</span>}
    </Writing>
  );
}

/** Always below the field: above it, a short window would cut it off. The page scrolls as far as needed. */
const below: DatePickerProps['builtinPlacements'] = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: { adjustX: 1 } },
  bottomRight: { points: ['tr', 'br'], offset: [0, 4], overflow: { adjustX: 1 } },
};

/** Every field has these props. They are a constant, because new components at every render would remount the input. */
const fixed: DatePickerProps = {
  classNames: { popup: { root: styles.popup } },
  components: { input: WrittenText },
  // Inside the page's landmarks, and scrolling with the field.
  getPopupContainer: (trigger) => trigger.closest('form') ?? document.body,
  builtinPlacements: below,
  // The hovered day is not chosen yet.
  previewValue: false,
  showNow: false,
  cellRender: (date, { type, originNode }) => (type === 'date' ? <DayCell day={toDay(date as Dayjs)} /> : originNode),
};

/** Scrolls the field and its calendar into view once the calendar has its size: before, there may be nothing to scroll to. */
function useBroughtIntoView(isOpen: boolean) {
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => picker.current?.nativeElement.scrollIntoView({ block: 'nearest' }), 50);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return picker;
}

/** The Hijri months of the calendar's month. */
function HijriMonths({ of }: { of: string }) {
  const { language } = useLanguage();
  return <span className={styles.months}>{formatHijriMonths(of, language)}</span>;
}

/** A day in the calendar, with its Gregorian and Hijri numbers. */
function DayCell({ day }: { day: string }): ReactNode {
  return (
    <div className={`ant-picker-cell-inner ${styles.cell}`}>
      {Number(day.slice(-2))}
      <small>{formatHijriDay(day)}</small>
    </div>
  );
}
