import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import type { Brand } from '#contracts/api/site-brand-rules';
import type { ShownSettings } from '#contracts/website/shown-settings';
import { swrConfig } from '#shared/lib/swr.ts';
import { TodayProvider } from '#shared/lib/today-provider.tsx';
import { BrandContext } from '#shared/lib/use-brand.ts';
import { PageSearch } from '#shared/lib/use-hydrated.ts';
import { ShownProvider } from './shown-provider.tsx';

interface ProvidersProps {
  i18n: i18n;
  brand: Brand;
  /** SWR's fallback data, by key. */
  fallback: Record<string, unknown>;
  /** The Riyadh day (`YYYY-MM-DD`) for which the page was prerendered. */
  pageDay: string | undefined;
  /** The query string for which the page was prerendered: `?page=2`. */
  pageSearch: string;
  /** The settings with which the page was prerendered, or those of the document if it was not. */
  pageShown: ShownSettings;
  children: ReactNode;
}

/** The providers of every screen. Screens made of antd components add `AntdProviders`. */
export function Providers({ i18n, brand, fallback, pageDay, pageSearch, pageShown, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={{ ...swrConfig, fallback }}>
        <TodayProvider pageDay={pageDay}>
          <PageSearch value={pageSearch}>
            <ShownProvider pageShown={pageShown}>
              <BrandContext value={brand}>{children}</BrandContext>
            </ShownProvider>
          </PageSearch>
        </TodayProvider>
      </SWRConfig>
    </I18nextProvider>
  );
}
