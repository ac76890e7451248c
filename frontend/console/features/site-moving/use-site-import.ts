import { useState } from 'react';
import useSWR from 'swr';
import type { SiteImport } from '#contracts/api/site-import';
import { staffApi } from '../session/staff-api.ts';
import type { Checked } from './import-site.ts';

/** How often the console asks how far an import is, in ms. */
const interval = 2000;

export type ImportStep =
  | { step: 'checking'; done: number; count: number }
  | { step: 'checked'; checked: Checked }
  | { step: 'failed'; error: unknown };

/** An import: what this tab has sent of it, and what is being applied, by whomever. */
export function useSiteImport() {
  const [local, setLocal] = useState<ImportStep>();
  const { data: stored, mutate } = useSWR('site import', () => staffApi('GET /site-import'), {
    refreshInterval: (site?: SiteImport | null) => (site?.state === 'applying' ? interval : 0),
  });

  async function check(file: File): Promise<void> {
    setLocal({ step: 'checking', done: 0, count: 0 });
    await attempt(async () => {
      const { checkSite } = await import('./import-site.ts');
      const checked = await checkSite(file, (done, count) => setLocal({ step: 'checking', done, count }));
      setLocal({ step: 'checked', checked });
    });
  }

  async function apply(checked: Checked): Promise<void> {
    await attempt(async () => {
      const { applySite } = await import('./import-site.ts');
      await mutate(applySite(checked), { revalidate: true });
      setLocal(undefined);
    });
  }

  async function discard(): Promise<void> {
    await attempt(async () => {
      const { discardSite } = await import('./import-site.ts');
      await discardSite();
      setLocal(undefined);
      await mutate(null);
    });
  }

  const attempt = (work: () => Promise<void>) => work().catch((error: unknown) => setLocal({ step: 'failed', error }));

  return { local, stored, check, apply, discard };
}
