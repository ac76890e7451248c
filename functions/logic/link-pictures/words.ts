import type { Program } from '#contracts/api/programs';
import { type Language, localeTags } from '#contracts/field-kit/language';
import { isOpen, offerOf, priceOf, shortDepartures } from '../catalogue/offer.ts';
import { containsVat, pricesFor } from '../catalogue/prices.ts';

/** The words on a program's picture. */
export interface PictureWords {
  title: string;
  /** The days of the next departure, or why there are none. */
  days: string;
  /** Absent for a program that has ended. */
  price?: Price;
}

interface Price {
  /** Before the amount, if other departures cost more. */
  from?: string;
  /** With the unit, or a sentence instead of a price. */
  amount: string;
  /** For whom, and that VAT is part of it; absent without an amount. */
  terms?: string;
  /** Until when an early price holds. */
  early?: string;
}

/** The words of a program's page (`frontend/locales/<language>/programs.json`), and what a picture says beside. */
const texts = {
  ar: {
    ended: 'انتهى هذا البرنامج',
    onRequest: 'المواعيد حسب الطلب',
    from: 'ابتداءً من',
    unit: 'ر.س',
    perPerson: 'للشخص الواحد',
    withVat: 'شامل ضريبة القيمة المضافة',
    missing: 'تواصل معنا لمعرفة السعر',
    early: (day: string) => `سعر الحجز المبكر حتى ${day}`,
    comma: '،',
  },
  en: {
    ended: 'This program has ended',
    onRequest: 'Dates on request',
    from: 'from',
    unit: 'SR',
    perPerson: 'per person',
    withVat: 'including VAT',
    missing: 'Contact for pricing',
    early: (day: string) => `Early price until ${day}`,
    comma: ',',
  },
} satisfies Record<Language, Record<string, string | ((day: string) => string)>>;

/** @param today the Riyadh calendar day */
export function wordsOf(program: Program, language: Language, today: string): PictureWords {
  const { ended, onRequest, from_date, to_date } = offerOf(program, today);
  const own = texts[language];
  const title = program.texts[language]?.trip_name?.trim() || program.texts.ar.trip_name.trim();
  if (ended) return { title, days: own.ended };
  const days = onRequest ? own.onRequest : rangeOf(from_date, to_date, language);
  return { title, days, price: priceIn(program, language, today) };
}

function priceIn(program: Program, language: Language, today: string): Price {
  const { price_sar, varies } = offerOf(program, today);
  const own = texts[language];
  if (price_sar === 0) return { amount: own.missing };
  const until = earlyUntil(program, price_sar, today);
  return {
    ...(varies && { from: own.from }),
    amount: `${amountOf(price_sar)} ${own.unit}`,
    terms: containsVat(pricesFor(program)) ? `${own.perPerson}${own.comma} ${own.withVat}` : own.perPerson,
    ...(until && { early: own.early(dayOf(until, language)) }),
  };
}

/** The day until which the lowest price holds, if it is an early price of every departure that has it. */
function earlyUntil(program: Program, price: number, today: string): string | undefined {
  const lowest = shortDepartures(program).filter((one) => isOpen(one, today) && priceOf(one, today) === price);
  const ends = lowest.map(({ early }) => (early?.price === price && today <= early.until ? early.until : undefined));
  return ends.some((end) => end === undefined) ? undefined : ends.toSorted().at(-1);
}

/** `4,500`, `1,234.50`, as the page has it. */
const amountOf = (riyals: number) =>
  riyals.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(riyals) ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** `12 March 2027`, `12 مارس 2027`. */
const dayOf = (day: string, language: Language) => parts(day, language).join(' ');

function parts(day: string, language: Language): [day: string, month: string, year: string] {
  const month = new Intl.DateTimeFormat(localeTags[language], { month: 'long', timeZone: 'UTC' });
  return [String(Number(day.slice(8))), month.format(new Date(`${day}T12:00:00Z`)), day.slice(0, 4)];
}

/** Two days without repeating what they share, as the page has them: `12 – 19 March 2027`. */
function rangeOf(from: string, to: string, language: Language): string {
  const end = dayOf(to, language);
  if (from === to) return end;
  const [day, month, year] = parts(from, language);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day} – ${end}`;
  return from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month} – ${end}` : `${day} ${month} ${year} – ${end}`;
}
