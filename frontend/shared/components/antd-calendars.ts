import arEG from 'antd/es/date-picker/locale/ar_EG';
import enGB from 'antd/es/date-picker/locale/en_GB';
import 'dayjs/locale/ar-sa';
import type { PickerLocale } from 'antd/es/date-picker/generatePicker';
import type { Language } from '#contracts/field-kit/language';

/** The pickers parse typed month names with Day.js's global locale, and ignore their own. */
export const dayjsLocales: Record<Language, string> = { ar: 'ar-sa', en: 'en' };

/** antd's texts of calendars, with Day.js's Saudi locale: Latin digits, weeks that start on Sunday. */
export const calendars: Record<Language, PickerLocale> = {
  ar: {
    ...arEG,
    lang: { ...arEG.lang, locale: dayjsLocales.ar, shortWeekDays: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'] },
  },
  en: { ...enGB, lang: { ...enGB.lang, locale: dayjsLocales.en } },
};
