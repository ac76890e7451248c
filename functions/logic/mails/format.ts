import type { Language } from '#contracts/fields';

/** Days and times as the site writes them (`frontend/lib/format.ts`): Gregorian, Latin digits, those of Riyadh. */
const locales: Record<Language, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };

/** A calendar day (`YYYY-MM-DD`): `12 March 2027`. */
export const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** An instant (ISO 8601): `12 March 2027, 14:05`. */
export const formatInstant = (instant: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(instant));

/** A phone number (E.164): `+966 50 000 0000`. */
export const formatPhone = (e164: string) => e164.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
