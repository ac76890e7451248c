import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrConfig } from '../lib/swr.ts';
import { TodayProvider } from '../lib/today.tsx';

interface ProvidersProps {
  /** First answers for the API's cache, by key. */
  fallback: Record<string, unknown>;
  /** The day that the page was rendered ahead for. */
  pageDay: string | undefined;
  children: ReactNode;
}

/** What every screen needs. Screens made of antd components add `AntdProviders`; the others do not pay for it. */
export function Providers({ fallback, pageDay, children }: ProvidersProps) {
  return (
    <SWRConfig value={{ ...swrConfig, fallback }}>
      <TodayProvider pageDay={pageDay}>{children}</TodayProvider>
    </SWRConfig>
  );
}
