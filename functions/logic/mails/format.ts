import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Language, localeTags } from '#contracts/field-kit/language';

/** Formats days and times as the site does (`frontend/shared/lib/format.ts`). */
const date = {
  ar: { day: 'numeric', month: 'long', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;
const clock = {
  ar: { hour: 'numeric', minute: '2-digit' },
  en: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/** A calendar day (`YYYY-MM-DD`): `Wed, 9 Dec 2026`, `الأربعاء، 9 ديسمبر 2026`. */
export const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(localeTags[language], {
    weekday: date[language].month,
    ...date[language],
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** An instant (ISO 8601): `9 Dec 2026, 04:42`, `9 ديسمبر 2026 في 4:42 ص`. */
export const formatInstant = (instant: string, language: Language) =>
  new Intl.DateTimeFormat(localeTags[language], {
    ...date[language],
    ...clock[language],
    timeZone: 'Asia/Riyadh',
  }).format(new Date(instant));

/** `2 adults, 3 children and 1 infant`, `بالغان و3 أطفال ورضيع واحد`. */
export const formatList = (items: readonly string[], language: Language) =>
  new Intl.ListFormat(localeTags[language], { type: 'conjunction' }).format(items);

/** `9,700 SR`, `9,700 ر.س`: as the site shows prices. */
export const formatRiyals = (riyals: number, language: Language) =>
  `${riyals.toLocaleString('en', { minimumFractionDigits: Number.isInteger(riyals) ? 0 : 2, maximumFractionDigits: 2 })} ${{ ar: 'ر.س', en: 'SR' }[language]}`;

/** A phone number (E.164) in the groups of its country: `+966 50 000 0000`. */
export const formatPhone = (e164: string) => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
