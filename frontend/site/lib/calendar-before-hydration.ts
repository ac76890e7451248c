import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { documentLanguage } from '#shared/lib/document-language.ts';
import { formatDate } from '#shared/lib/format.ts';
import { drawMonth, monthsBetween, movedMonth } from './calendar-month.ts';
import './input-before-hydration.ts';

/**
 * The calendar of a day's field until antd's is there, seconds later on a slow phone. It comes with the page
 * (`features/enquiries/calendar-before-hydration.tsx`), looks like antd's and writes a chosen day into the field, as if typed.
 */

/** Id of the template that holds it. */
export const calendarTemplate = 'calendar-before-hydration';

interface OpenCalendar {
  field: HTMLElement;
  handOver: () => void;
}

let open: OpenCalendar | undefined;
/** The days chosen in it, by their field. */
const chosen = new Map<Element, string>();

/**
 * Opens the calendar below an empty field of a day.
 * @returns hands over to antd's calendar, which the caller opens; undefined if nothing was opened
 */
export function openCalendar(field: HTMLElement): (() => void) | undefined {
  if (open?.field === field) return open.handOver;
  const template = document.getElementById(calendarTemplate);
  const picker = field.closest<HTMLElement>('.ant-picker');
  if (!(template instanceof HTMLTemplateElement && field instanceof HTMLInputElement && picker)) return undefined;
  if (field.value) return undefined;
  const calendar = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const earliest = earliestDay(field);
  let month = earliest.slice(0, 7);
  /** What was tapped while the calendar was handed over, or needs antd's. */
  let wanted: string | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    listening.abort();
    calendar.remove();
    field.removeAttribute('inputmode');
    open = undefined;
  };
  /** Antd's calendar need not open any more. */
  const dismiss = () => {
    close();
    const clicks = window.clicksBeforeHydration;
    if (clicks) window.clicksBeforeHydration = clicks.filter(({ control }) => control !== field);
  };
  const choose = (day: string) => {
    if (!window.inputBeforeHydration) {
      wanted = `td[title="${day}"]`;
      return;
    }
    chosen.set(field, day);
    field.value = formatDate(day, documentLanguage());
    field.dispatchEvent(new Event('input', { bubbles: true }));
    dismiss();
  };
  const take = ({ target }: Event) => {
    const cell = (target as Element).closest<HTMLElement>('td:not(.ant-picker-cell-disabled)');
    const button = (target as Element).closest<HTMLElement>('button');
    if (cell) choose(cell.title);
    else if (button?.dataset.monthsOn) {
      month = movedMonth(month, Number(button.dataset.monthsOn));
      drawMonth(calendar, month, earliest);
    } else if (button) {
      wanted = `.${button.classList[0]}`;
      button.animate({ opacity: [1, 0.55, 1] }, { duration: 900, iterations: Number.POSITIVE_INFINITY });
    }
  };
  const handOver = () => {
    if (signal.aborted) return;
    if (!field.isConnected) return close();
    if (!takeOver(field.closest('form'), month, wanted)) return void requestAnimationFrame(handOver);
    close();
  };

  calendar.addEventListener('click', take, { signal });
  field.addEventListener('blur', dismiss, { signal });
  field.addEventListener('input', close, { signal });
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal });
  // Keeps the focus in the field. To antd's calendar a press beside it would be a reason to close.
  window.addEventListener(
    'mousedown',
    (event) => {
      if (!calendar.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
  // As with antd's: a phone's keyboard would cover it.
  if (matchMedia('(pointer: coarse)').matches) field.inputMode = 'none';
  drawMonth(calendar, month, earliest);
  place(calendar, picker);
  open = { field, handOver };
  return handOver;
}

/** Today, or for the second of two days the day after the first. */
function earliestDay(field: HTMLInputElement): string {
  const fields = [...(field.form?.querySelectorAll('.ant-picker input') ?? [])];
  const before = fields[fields.indexOf(field) - 1];
  return before ? addDays(chosen.get(before) ?? riyadhDay(), 1) : riyadhDay();
}

/** Puts the calendar where antd's will be, outside the part of the page that React takes over. */
function place(calendar: HTMLElement, picker: HTMLElement): void {
  calendar.classList.add(...[...picker.classList].filter((name) => name.startsWith('css-')));
  const { left, right, bottom, width } = picker.getBoundingClientRect();
  calendar.style.minWidth = `${width}px`;
  document.body.append(calendar);
  const own = calendar.offsetWidth;
  const isRtl = document.documentElement.dir === 'rtl';
  const fits = isRtl ? right >= own : left + own <= document.documentElement.clientWidth;
  const start = isRtl === fits ? right - own : left;
  calendar.style.inset = `${bottom + scrollY + 4}px auto auto ${start + scrollX}px`;
  calendar.scrollIntoView({ block: 'nearest' });
}

/** Brings antd's calendar to the same month, one step at each call. Returns true once it shows and has got the tap. */
function takeOver(form: Element | null, month: string, wanted: string | undefined): boolean {
  const calendar = form?.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');
  const shown = calendar?.querySelector<HTMLElement>('.ant-picker-cell-in-view')?.title;
  if (!calendar || !shown || calendar.getAnimations().length > 0) return false;
  const away = monthsBetween(shown, month);
  const step = `.ant-picker-header-${Math.abs(away) < 12 ? '' : 'super-'}${away < 0 ? 'prev' : 'next'}-btn:enabled`;
  const button = away === 0 ? undefined : calendar.querySelector<HTMLElement>(step);
  if (button) {
    button.click();
    return false;
  }
  if (wanted) calendar.querySelector<HTMLElement>(wanted)?.click();
  return true;
}
