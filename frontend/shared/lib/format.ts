import { hijriLocaleTags, type Language, localeTags } from '#contracts/field-kit/language';

/**
 * Formats numbers, prices, days and phone numbers: Latin digits and the Gregorian calendar in both languages, days and
 * times in Riyadh. A calendar day is a string (`YYYY-MM-DD`) and is never converted to a local time.
 */

const riyadh = 'Asia/Riyadh';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: creating one costs far more than using it. */
function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Noon in UTC, so that formatting in UTC gives the same day. */
const middayOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** `4,500`, `1,234.50`: the same in both languages. Decimals only if there are halalas. */
const formatAmount = (value: number) => withDecimals(value, 2);

/** Writes as many decimals if the value has any, else none. */
function withDecimals(value: number, decimals: number): string {
  const [whole = '', part = ''] = value.toFixed(decimals).split('.');
  return Number(part) === 0 ? withSeparators(whole) : `${withSeparators(whole)}.${part}`;
}

/** Without `Intl`: its first number takes a slow phone 170 ms, while React takes the page over. */
const withSeparators = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

type Priced = (amount: string) => string;
const riyals: Record<Language, Priced> = { ar: (amount) => `${amount} ر.س`, en: (amount) => `${amount} SR` };
const riyalsForStaff: Record<Language, Priced> = { ar: riyals.ar, en: (amount) => `SAR ${amount}` };

/** Formats a price in riyals for the public site: `4,500 SR`, `4,500 ر.س`. */
export const formatPrice = (value: number, language: Language) => riyals[language](formatAmount(value));

/** Formats a price in riyals for staff: `SAR 4,500`, `4,500 ر.س`. */
export const formatAdminPrice = (value: number, language: Language) => riyalsForStaff[language](formatAmount(value));

/** A price as the two functions above write it, with its amount. */
const price = /(?<![\d,.])(?:SAR\s(?=\d)|(?=[\d,.]+\s(?:SR|ر\.س)))(\d[\d,]*(?:\.\d+)?)(?:\s(?:SR|ر\.س))?/g;

/** Splits a text at its prices: text, amount, text, amount, …, text. */
export const splitAtPrices = (text: string): string[] => text.split(price);

/** Formats a whole number with separators: `10,000`. */
export const formatCount = (value: number) => withSeparators(value.toFixed(0));

/** Formats a figure of the agency, which may have one decimal: `10,000`, `4.9`. */
export const formatFigure = (value: number) => withDecimals(value, 1);

const dayParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const shortDayParts = { ...dayParts, month: 'short' } as const;

/**
 * `12 March 2027`, `12 مارس 2027`. Takes a calendar day (`YYYY-MM-DD`), or an instant, of which it uses the day in
 * Riyadh.
 */
export function formatDate(value: string, language: Language): string {
  return isDay(value)
    ? dateFormatter(localeTags[language], { ...dayParts, timeZone: 'UTC' }).format(middayOf(value))
    : dateFormatter(localeTags[language], { ...dayParts, timeZone: riyadh }).format(new Date(value));
}

/** Formats a calendar day with its weekday: `Sunday, 6 December 2026`, `الأحد، 6 ديسمبر 2026`. */
export const formatWeekday = (day: string, language: Language): string =>
  dateFormatter(localeTags[language], { weekday: 'long', ...dayParts, timeZone: 'UTC' }).format(middayOf(day));

/** A time of day: `14:05`, `2:05 م`. Twelve-hour times have no leading zero. */
export const clock = {
  ar: { hour: 'numeric', minute: '2-digit' },
  en: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/** Formats an instant (ISO 8601) as day and time in Riyadh: `12 Mar 2027, 14:05`, `12 مارس 2027، 2:05 م`. */
export function formatDateTime(instant: string, language: Language): string {
  const options = { ...shortDayParts, ...clock[language] } as const;
  return withHalfOfDay(dateFormatter(localeTags[language], { ...options, timeZone: riyadh }).format(new Date(instant)));
}

/** Formats the time of day in Riyadh: `14:05`, `2:05 م`. */
export const formatTime = (time: Date, language: Language): string =>
  withHalfOfDay(dateFormatter(localeTags[language], { ...clock[language], timeZone: riyadh }).format(time));

/** Keeps the Arabic mark of the half of the day, a single letter, on the line of its time. */
const withHalfOfDay = (text: string) => text.replace(/\s(?=[صم]$)/, '\u00a0');

/**
 * Formats a calendar day briefly: `9 Dec 2026`, `9 ديسمبر 2026`. The month is a name, so that it cannot be mistaken for
 * a day.
 */
export const formatShortDate = (day: string, language: Language): string =>
  dateFormatter(localeTags[language], { ...shortDayParts, timeZone: 'UTC' }).format(middayOf(day));

const monthNames: Record<Language, string[]> = {
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/** Arabic has no short names. */
const shortMonthName: Record<Language, (name: string) => string> = {
  ar: (name) => name,
  en: (name) => name.slice(0, 3),
};

/** Formats a month (`2027-03`): `March 2027`. */
export const formatMonth = (month: string, language: Language): string =>
  `${monthNames[language][Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

interface DayRangeStyle {
  /** Arabic has no short names. */
  month?: 'long' | 'short';
  hasYear?: boolean;
}

/**
 * Formats two calendar days without repeating what they share: `12 – 19 March 2027`; with short months
 * `28 Feb – 5 Mar 2027`; without a year `28 Feb – 5 Mar`. Avoids `Intl.DateTimeFormat`, whose first use takes a browser
 * 30 ms.
 */
export function formatDayRange(
  from: string,
  to: string,
  language: Language,
  { month = 'long', hasYear = true }: DayRangeStyle = {},
): string {
  const name = (day: string) => {
    const long = monthNames[language][Number(day.slice(5, 7)) - 1] ?? '';
    return month === 'short' ? shortMonthName[language](long) : long;
  };
  const number = (day: string) => String(Number(day.slice(8)));
  const short = (day: string) => `${number(day)} ${name(day)}`;
  const full = (day: string) => (hasYear ? `${short(day)} ${day.slice(0, 4)}` : short(day));
  if (from === to) return full(to);
  const start = from.slice(0, 4) !== to.slice(0, 4) ? full(from) : short(from);
  return `${from.slice(0, 7) === to.slice(0, 7) ? number(from) : start} – ${full(to)}`;
}

/** Keeps the era, a single letter in Arabic, on the line of its year. */
const withEra = (text: string) => text.replace(/\s(?=\S+$)/, '\u00a0');

/** Formats the Umm al-Qura date of a calendar day, for use beside the Gregorian one: `3 شوال 1448 هـ`. */
export const formatHijri = (day: string, language: Language): string =>
  withEra(dateFormatter(hijriLocaleTags[language], { ...dayParts, timeZone: 'UTC' }).format(middayOf(day)));

/** The same for two days, without repeating what they share: `1 – 29 Ramadan 1448 AH`. */
export function formatHijriRange(from: string, to: string, language: Language): string {
  const formatter = dateFormatter(hijriLocaleTags[language], { ...dayParts, timeZone: 'UTC' });
  const range = formatter.formatRange(middayOf(from), middayOf(to));
  // A dash with blanks, as in the ranges of Gregorian days.
  return withEra(range.replace(/\s*–\s*/, ' – '));
}

/** Returns only the number of the Umm al-Qura day, for a calendar's cell: `3`. */
export const formatHijriDay = (day: string): string =>
  dateFormatter('en-u-ca-islamic-umalqura-nu-latn', { day: 'numeric', timeZone: 'UTC' }).format(middayOf(day));

/** Formats the Umm al-Qura months that overlap a Gregorian month, given any day of it: `رمضان – شوال 1448 هـ`. */
export function formatHijriMonths(day: string, language: Language): string {
  const formatter = dateFormatter(hijriLocaleTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const first = new Date(`${day.slice(0, 7)}-01T12:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0, 12));
  return withEra(formatter.formatRange(first, last));
}

/** Formats an instant (ISO 8601) as weekday, day and time in Riyadh: `Tuesday, 24 November, 16:00`. */
export const formatDeadline = (instant: string, language: Language): string =>
  withHalfOfDay(
    dateFormatter(localeTags[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...clock[language],
      timeZone: riyadh,
    }).format(new Date(instant)),
  );

/** The name of a country by its code: `Türkiye`, `تركيا`. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeTags[language], { type: 'region' }).of(code) ?? code;
