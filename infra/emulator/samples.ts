import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedSamples } from '../seed/index.ts';
import type { Account } from '../seed/staff.ts';

interface SamplesOptions {
  /** Origin of the site. */
  url: string;
  staff: Account;
  say(text: string): void;
}

/** Adds the sample programs. Further photos follow in the background, until the returned function stops them. */
export async function addSamples({ url, staff, say }: SamplesOptions): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-seed-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const stopping = new AbortController();
  try {
    const { complete } = await seedSamples({ url, dataDir, staff, say, signal: stopping.signal });
    // The seeding writes its progress to the folder until its end.
    const removed = complete.catch(({ message }) => say(message)).then(remove);
    return () => {
      stopping.abort();
      return removed;
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
