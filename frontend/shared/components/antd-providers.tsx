// biome-ignore lint/style/noRestrictedImports: antd's button already bundles this icon.
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import { type ReactNode, useEffect, useMemo } from 'react';
import { palette } from '#contracts/colours/palette';
import type { Language } from '#contracts/field-kit/language';
import { antdThemeOf } from '../lib/theme.ts';
import { useBrand } from '../lib/use-brand.ts';
import { useLanguage } from '../lib/use-language.ts';
import { calendars, dayjsLocales } from './antd-calendars.ts';
import { Notices } from './notices.tsx';

/**
 * Appears and disappears without animation, and is not part of the button's accessible name. antd's own icon animates
 * its width: if the reply arrives within a frame or two, the animation never ends and the button keeps spinning.
 */
const loadingIcon = <LoadingOutlined aria-hidden />;

/** The calendar is the only part of antd whose own texts visitors see. The console adds the others. */
const locales: Record<Language, Locale> = {
  ar: { locale: 'ar', DatePicker: calendars.ar },
  en: { locale: 'en-gb', DatePicker: calendars.en },
};

/** Sets antd's language, direction and theme for the site. Public forms report their outcome with `useNotify`. */
export function AntdProviders({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const { colours } = useBrand();
  const theme = useMemo(() => antdThemeOf({ ...palette, ...colours }), [colours]);
  useEffect(() => {
    dayjs.locale(dayjsLocales[language]);
  }, [language]);
  return (
    <ConfigProvider locale={locales[language]} direction={direction} theme={theme} button={{ loadingIcon }}>
      <Notices>{children}</Notices>
    </ConfigProvider>
  );
}
