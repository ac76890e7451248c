import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrConfig } from '../lib/swr.ts';

interface ProvidersProps {
  /** First answers for the API's cache, by key. */
  fallback: Record<string, unknown>;
  children: ReactNode;
}

/** What every screen needs. Screens made of antd components add `AntdProviders`; the others do not pay for it. */
export function Providers({ fallback, children }: ProvidersProps) {
  return <SWRConfig value={{ ...swrConfig, fallback }}>{children}</SWRConfig>;
}
