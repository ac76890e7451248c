// biome-ignore lint/style/noRestrictedImports: antd's button already bundles this icon.
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import arEG from 'antd/es/locale/ar_EG';
import enGB from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import { type ReactNode, useEffect } from 'react';
import 'dayjs/locale/ar-sa';
import type { Locale } from 'antd/es/locale';
import type { Language } from '#contracts/website/language';
import { Notices } from '../components/notices.tsx';
import { antdTheme } from '../lib/theme.ts';
import { useLanguage } from '../lib/use-language.ts';

/** The pickers parse typed month names with Day.js's global locale, and ignore their own. */
const dayjsLocales: Record<Language, string> = { ar: 'ar-sa', en: 'en' };

/** antd's own texts. The calendars use Day.js's Saudi locale: Latin digits, weeks that start on Sunday. */
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
 * Appears and disappears without animation, and is not part of the button's accessible name. antd's own icon animates
 * its width: if the reply arrives within a frame or two, the animation never ends and the button keeps spinning.
 */
const loadingIcon = <LoadingOutlined aria-hidden />;

/** Sets antd's language, direction and theme for the site. Public forms report their outcome with `useNotify`. */
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
