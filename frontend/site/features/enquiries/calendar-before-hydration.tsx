import dayjs from 'dayjs';
import { directionOf, type Language } from '#contracts/field-kit/language';
import { calendars, dayjsLocales } from '#shared/components/antd-calendars.ts';
import styles from '#shared/features/enquiries/day-field.module.css';
import { calendarTemplate } from '../../lib/calendar-before-hydration.ts';

/**
 * Stands for antd's calendar before hydration, in its markup and styles. The boot script opens it and writes its month
 * (`lib/calendar-before-hydration.ts`).
 */
export function CalendarBeforeHydration({ language }: { language: Language }) {
  const { lang } = calendars[language];
  const inLanguage = dayjs('2026-11-01').locale(dayjsLocales[language]);
  const weekdays = lang.shortWeekDays ?? count(7).map((day) => inLanguage.day(day).format('dd'));
  const months = count(12).map((month) => inLanguage.month(month).format('MMM'));
  const rtl = (name: string) => (directionOf(language) === 'rtl' ? ` ${name}-rtl` : '');
  return (
    <template id={calendarTemplate}>
      <div
        className={`ant-picker-dropdown ant-picker-css-var ${styles.popup}${rtl('ant-picker-dropdown')}`}
        data-months={months.join(',')}
      >
        <div
          className="ant-picker-panel-container ant-picker-date-panel-container"
          style={{ marginInlineStart: 0, marginInlineEnd: 'auto' }}
        >
          <div className="ant-picker-panel-layout">
            <div>
              <div className={`ant-picker-panel${rtl('ant-picker-panel')}`}>
                <div className="ant-picker-date-panel">
                  <div className="ant-picker-header">
                    <Step name="super-prev" months={-12} label={lang.previousYear} />
                    <Step name="prev" months={-1} label={lang.previousMonth} />
                    <div className="ant-picker-header-view">
                      <button
                        type="button"
                        tabIndex={-1}
                        className="ant-picker-month-btn"
                        aria-label={lang.monthSelect}
                      />
                      <button
                        type="button"
                        tabIndex={-1}
                        className="ant-picker-year-btn"
                        aria-label={lang.yearSelect}
                      />
                    </div>
                    <Step name="next" months={1} label={lang.nextMonth} />
                    <Step name="super-next" months={12} label={lang.nextYear} />
                  </div>
                  <div className="ant-picker-body">
                    <table className="ant-picker-content">
                      <thead>
                        <tr>
                          {weekdays.map((name) => (
                            <th key={name}>{name}</th>
                          ))}
                        </tr>
                      </thead>
                      <tbody>
                        {count(6).map((week) => (
                          <tr key={week}>{count(7).map(cell)}</tr>
                        ))}
                      </tbody>
                    </table>
                  </div>
                </div>
              </div>
              <div className="ant-picker-footer">
                <div className="ant-picker-footer-extra">
                  <span className={styles.months} />
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
    </template>
  );
}

const count = (length: number) => Array.from({ length }, (_, index) => index);

interface StepProps {
  name: string;
  /** The number of months by which it moves the calendar. */
  months: number;
  label: string;
}

const Step = ({ name, months, label }: StepProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={`ant-picker-header-${name}-btn`}
    aria-label={label}
    data-months-on={months}
  >
    <span className={`ant-picker-${name}-icon`} />
  </button>
);

const cell = (key: number) => (
  <td key={key} className="ant-picker-cell">
    <div className={`ant-picker-cell-inner ${styles.cell}`}>
      <span />
      <small />
    </div>
  </td>
);
