import { addDays } from '#contracts/field-kit/calendar';
import { documentLanguage } from '#shared/lib/document-language.ts';
import { formatHijriDay, formatHijriMonths } from '#shared/lib/format.ts';

/** Moves a month (`2027-03`) by a number of months. */
export function movedMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The number of months from the month of one day to that of another. The day itself may be missing. */
export function monthsBetween(from: string, to: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}

/** Today where the reader is, which antd's calendar marks too. For readers abroad it may differ from Riyadh's. */
function browserDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * Writes a month into the calendar that the page came with, whose page may have been made on another day.
 *
 * @param earliest days before cannot be chosen
 */
export function drawMonth(calendar: HTMLElement, month: string, earliest: string): void {
  const first = `${month}-01`;
  // In both languages a week begins on Sunday.
  const start = addDays(first, -new Date(first).getUTCDay());
  const today = browserDay();
  calendar.querySelectorAll('td').forEach((cell, index) => {
    const day = addDays(start, index);
    cell.title = day;
    const mark = (name: string, isMarked: boolean) => cell.classList.toggle(`ant-picker-cell-${name}`, isMarked);
    mark('in-view', day.startsWith(month));
    mark('disabled', day < earliest);
    mark('today', day === today);
    write(cell, 'span', String(Number(day.slice(8))));
    write(cell, 'small', formatHijriDay(day));
  });
  write(calendar, '.ant-picker-month-btn', calendar.dataset.months?.split(',')[Number(month.slice(5)) - 1]);
  write(calendar, '.ant-picker-year-btn', month.slice(0, 4));
  write(calendar, '.ant-picker-footer-extra span', formatHijriMonths(first, documentLanguage()));
  for (const button of calendar.querySelectorAll<HTMLButtonElement>('[data-months-on]')) {
    button.disabled = movedMonth(month, Number(button.dataset.monthsOn)) < earliest.slice(0, 7);
    button.classList.toggle(`${button.classList[0]}-disabled`, button.disabled);
  }
}

function write(parent: Element, selector: string, text: string | undefined): void {
  const place = parent.querySelector(selector);
  if (place) place.textContent = text ?? '';
}
