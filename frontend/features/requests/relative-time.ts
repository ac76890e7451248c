import { useEffect, useState } from 'react';
import type { Language } from '#contracts/fields';

const minute = 60_000;

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** `3 minutes ago` in whole minutes, hours or days; less than a minute, or a clock running ahead, reads as `now`. */
export function formatRelative(instant: string, now: Date, language: Language): string {
  const minutes = Math.min(0, Math.trunc((Date.parse(instant) - now.getTime()) / minute));
  const [unit, length] = units.find(([, size]) => Math.abs(minutes) >= size) ?? (['second', 1] as const);
  const locale = language === 'ar' ? 'ar-SA-u-nu-latn' : 'en';
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(minutes / length), unit);
}

/** The present time, anew every minute, for texts that grow old. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
