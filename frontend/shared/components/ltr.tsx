import type { ReactNode } from 'react';

/** Phone numbers, e-mail addresses and codes: left to right in both languages, never broken over lines. */
export const Ltr = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className="nowrap">
    {children}
  </bdi>
);
