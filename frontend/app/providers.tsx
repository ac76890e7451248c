import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { swrConfig } from '../lib/swr.ts';
import { TodayProvider } from '../lib/today.tsx';
import { PageSearch } from '../lib/use-hydrated.ts';

interface ProvidersProps {
  i18n: i18n;
  /** First answers for the API's cache, by key. */
  fallback: Record<string, unknown>;
  /** The day that the page was rendered ahead for. */
  pageDay: string | undefined;
  /** The parameters of the address that it was rendered for: `?page=2`. */
  pageSearch: string;
  children: ReactNode;
}

/** The providers of every screen. Screens made of antd components add `AntdProviders`. */
export function Providers({ i18n, fallback, pageDay, pageSearch, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={{ ...swrConfig, fallback }}>
        <TodayProvider pageDay={pageDay}>
          <PageSearch value={pageSearch}>{children}</PageSearch>
        </TodayProvider>
      </SWRConfig>
    </I18nextProvider>
  );
}
