import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrConfig } from '../lib/swr.ts';

/** What every screen needs. Screens made of antd components add `AntdProviders`; the others do not pay for it. */
export function Providers({ children }: { children: ReactNode }) {
  return <SWRConfig value={swrConfig}>{children}</SWRConfig>;
}
