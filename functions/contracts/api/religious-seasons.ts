import { addDays } from '../field-kit/calendar.ts';
import { dayOfHijri, hijriMonthLength, hijriOf } from '../field-kit/hijri.ts';
import type { Season } from './seasons.ts';

export type NewSeason = Omit<Season, 'id'>;

const months = { ramadan: 9, shawwal: 10, dhuAlHijjah: 12 } as const;

/** Eid al-Fitr, and Eid al-Adha with the three days after it. */
const feastDays = 4;

/**
 * Ramadan and the two feasts that begin in a Gregorian year, by the Umm al-Qura calendar. The year is shorter than ours:
 * 2030 has two Ramadans.
 */
export function religiousSeasons(year: number): NewSeason[] {
  const first = hijriOf(`${year}-01-01`).year;
  return [first, first + 1]
    .flatMap(seasonsOfHijri)
    .filter(({ from }) => from.startsWith(`${year}-`))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

function seasonsOfHijri(year: number): NewSeason[] {
  const from = (month: number, day: number) => dayOfHijri({ year, month, day });
  const lasting = (first: string, days: number) => ({ from: first, to: addDays(first, days - 1) });
  return [
    {
      kind: 'ramadan',
      names: { ar: `رمضان ${year} هـ`, en: `Ramadan ${year} AH` },
      ...lasting(from(months.ramadan, 1), hijriMonthLength(year, months.ramadan)),
    },
    {
      kind: 'eid_fitr',
      names: { ar: `عيد الفطر ${year} هـ`, en: `Eid al-Fitr ${year} AH` },
      ...lasting(from(months.shawwal, 1), feastDays),
    },
    {
      kind: 'eid_adha',
      names: { ar: `عيد الأضحى ${year} هـ`, en: `Eid al-Adha ${year} AH` },
      ...lasting(from(months.dhuAlHijjah, 10), feastDays),
    },
  ];
}
