import { riyadhDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatHijri, formatHijriDay, formatHijriMonths } from '../../lib/format.ts';

const formats = [formatHijriDay, formatHijriMonths, formatDate, formatHijri];
const warmed = new Set<Language>();

/**
 * Uses each of a calendar's formats once, one in each idle moment, before a reader opens it: the first use of each
 * takes a slow phone some 100 ms.
 */
export function warmCalendar(language: Language): void {
  if (warmed.has(language)) return;
  warmed.add(language);
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const warm = ([format, ...others]: typeof formats) => {
    format?.(riyadhDay(), language);
    if (others.length > 0) whenIdle(() => warm(others));
  };
  whenIdle(() => warm(formats));
}
