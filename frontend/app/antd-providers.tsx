// biome-ignore lint/style/noRestrictedImports: antd's button brings this very icon along.
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import arEG from 'antd/es/locale/ar_EG';
import enGB from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import { type ReactNode, useEffect } from 'react';
import 'dayjs/locale/ar-sa';
import 'dayjs/locale/en-gb';
import type { Locale } from 'antd/es/locale';
import type { Language } from '#contracts/website/language';
import { Notices } from '../components/notices.tsx';
import { antdTheme } from '../lib/theme.ts';
import { useLanguage } from '../lib/use-language.ts';

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

/**
 * Comes and goes at once, and is no part of the button's name. antd's own grows in and shrinks out: where the answer comes
 * within a frame or two nothing is left to shrink, so that its end never comes and the button keeps turning.
 */
const loadingIcon = <LoadingOutlined aria-hidden />;

/** antd in the language, direction and look of the site. Public forms tell what came of them by `useNotify`. */
export function AntdProviders({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  useEffect(() => {
    dayjs.locale(dayjsLocales[language]);
  }, [language]);
  return (
    <ConfigProvider locale={locales[language]} direction={direction} theme={antdTheme} button={{ loadingIcon }}>
      <Notices>{children}</Notices>
    </ConfigProvider>
  );
}
