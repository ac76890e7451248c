import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { i18n } from '../lib/i18n.ts';
import { swrConfig } from '../lib/swr.ts';

/** What every screen needs. Screens made of antd components add `AntdProviders`; the others do not pay for it. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={swrConfig}>{children}</SWRConfig>
    </I18nextProvider>
  );
}
