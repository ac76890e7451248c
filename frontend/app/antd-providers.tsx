import ConfigProvider from 'antd/es/config-provider';
import arEG from 'antd/es/locale/ar_EG';
import enGB from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import 'dayjs/locale/ar-sa';
import 'dayjs/locale/en-gb';
import type { Locale } from 'antd/es/locale';
import { Notices } from '../components/notices.tsx';
import { useLanguage } from '../features/language/use-language.ts';
import type { Language } from '../lib/language.ts';
import { antdTheme } from './theme.ts';

/** The pickers read typed month names by Day.js' global locale, whatever locale they are given. */
const dayjsLocales: Record<Language, string> = { ar: 'ar-sa', en: 'en' };

/** antd's own texts; calendars by Day.js' Saudi locale: Latin digits, the week from Sunday. */
const locales: Record<Language, Locale> = {
  ar: withCalendar(arEG, dayjsLocales.ar, ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س']),
  en: withCalendar(enGB, dayjsLocales.en),
};

function withCalendar(locale: Locale, name: string, shortWeekDays?: string[]): Locale {
  const { DatePicker } = locale;
  if (!DatePicker) return locale;
  const lang = { ...DatePicker.lang, locale: name, ...(shortWeekDays && { shortWeekDays }) };
  return { ...locale, DatePicker: { ...DatePicker, lang } };
}

/** Spec, section 9: seconds before a tooltip shows. */
const tooltip = { mouseEnterDelay: 0.7 };

/**
 * antd puts its tree into one more component as soon as `motion` is anything but `true`: a reader's setting, known only
 * after hydration, would mount the whole page anew. What is true without being `true` has that component from the start.
 */
const movingTheme = { ...antdTheme, token: { ...antdTheme.token, motion: 1 as unknown as true } };
const stillTheme = { ...antdTheme, token: { ...antdTheme.token, motion: false } };

/** Whether the reader has asked the system for less motion. */
const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia('(prefers-reduced-motion: reduce)');
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );

/** antd in the language, direction and look of the site. Public forms tell what came of them by `useNotify`. */
export function AntdProviders({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  useEffect(() => {
    dayjs.locale(dayjsLocales[language]);
  }, [language]);
  const theme = useReducedMotion() ? stillTheme : movingTheme;
  return (
    <ConfigProvider locale={locales[language]} direction={direction} theme={theme} tooltip={tooltip}>
      <Notices>{children}</Notices>
    </ConfigProvider>
  );
}
