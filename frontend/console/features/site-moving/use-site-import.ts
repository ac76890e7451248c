import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { SiteImport } from '#contracts/api/site-import';
import { staffApi } from '../session/staff-api.ts';
import type { Checked } from './import-site.ts';

/** The time between questions about an import, and the time without progress after which it hangs, in ms. */
const interval = 2000;
const stuckAfter = 30_000;

export type ImportStep =
  | { step: 'checking'; done: number; count: number }
  | { step: 'checked'; checked: Checked }
  | { step: 'failed'; error: unknown };

/** An import: what this tab has sent of it, and what is being applied, by whomever. */
export function useSiteImport() {
  const [local, setLocal] = useState<ImportStep>();
  const [tries, setTries] = useState(0);
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

  /** Starts once more what is being applied: what is done stays. */
  async function goOn({ id, total }: SiteImport): Promise<void> {
    await attempt(async () => {
      const { applySite } = await import('./import-site.ts');
      await mutate(applySite({ site: { id }, documents: total, photos: 0 }), { revalidate: true });
      setTries((before) => before + 1);
      setLocal(undefined);
    });
  }

  const attempt = (work: () => Promise<void>) => work().catch((error: unknown) => setLocal({ step: 'failed', error }));

  return { local, stored, isStuck: useStuck(stored, tries), check, apply, goOn, discard };
}

/** True once an import that is being applied has not moved for a while, since it was started the last time. */
function useStuck(stored: SiteImport | null | undefined, tries: number): boolean {
  const now = stored?.state === 'applying' ? `${tries} ${stored.documents.length}` : undefined;
  const [stuckAt, setStuckAt] = useState<string>();
  useEffect(() => {
    if (now === undefined) return;
    const timer = setTimeout(() => setStuckAt(now), stuckAfter);
    return () => clearTimeout(timer);
  }, [now]);
  return now !== undefined && stuckAt === now;
}
