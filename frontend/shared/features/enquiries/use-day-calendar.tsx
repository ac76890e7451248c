import type DatePicker from 'antd/es/date-picker';
import type { DatePickerProps } from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { formatHijriDay, formatHijriMonths } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './day-field.module.css';
import { FrameFirst } from './frame-first.tsx';
import { warmCalendar } from './warm-calendar.ts';
import { WrittenText } from './written-day.tsx';

const dayFormat = 'YYYY-MM-DD';
export const toDate = (day: string) => dayjs(day, dayFormat);
/** Latin digits, whatever the picker's locale is. */
export const toDay = (date: Dayjs) => date.locale('en').format(dayFormat);

interface Options {
  day: string | undefined;
  earliest: string | undefined;
  latest: string | undefined;
}

/** The props of a day field's calendar, which shows the Hijri days and months too. */
export function useDayCalendar({ day, earliest, latest }: Options) {
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [month, setMonth] = useState<Dayjs>();
  const picker = useBroughtIntoView(isOpen);
  useEffect(() => warmCalendar(language), [language]);
  const calendar: DatePickerProps = {
    ...fixed,
    className: `${styles.picker} ${isOpen ? styles.open : ''}`,
    open: isOpen,
    onOpenChange: (open) => {
      setIsOpen(open);
      setMonth(undefined);
    },
    minDate: earliest ? toDate(earliest) : undefined,
    maxDate: latest ? toDate(latest) : undefined,
    panelRender: (panel) => <FrameFirst frame={<div className={styles.frame} />}>{panel}</FrameFirst>,
    onPanelChange: setMonth,
    renderExtraFooter: (mode) =>
      mode === 'date' && <HijriMonths of={month ? toDay(month) : (day ?? earliest ?? riyadhDay())} />,
  };
  return { picker, calendar, close: () => setIsOpen(false) };
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
