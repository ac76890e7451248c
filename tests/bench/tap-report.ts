import type { Browser } from '@playwright/test';
import { type Moment, moments, type Tap, taps, timeTap } from './first-tap.ts';
import { median, ms, printTable } from './measure.ts';

interface Version {
  name: string;
  stack: { url: string };
}

/** An early tap may take this long, in milliseconds: the scripts have only just arrived. */
const earlyGoal = 700;

const allMoments = Object.keys(moments) as Moment[];

/** Median milliseconds from a tap to its effect, by version, tap and moment. */
export type TapTimes = Map<string, number>;
const key = (version: string, tap: string, moment: Moment) => [version, tap, moment].join();

/** Measures all versions in turn, so that other load affects all alike, and prints each time at once. */
export async function measureTaps(
  browser: Browser,
  versions: readonly Version[],
  rounds: number,
): Promise<{ times: TapTimes; measured: Tap[] }> {
  const runs = new Map<string, number[]>();
  const tapsOf = new Map<string, Tap[]>();
  for (const { name, stack } of versions) tapsOf.set(name, taps(await programWithPhotos(stack.url)));
  const measured = [...tapsOf.values()][0] ?? [];
  for (let round = 0; round < rounds; round++) {
    for (const index of measured.keys()) {
      for (const moment of allMoments) {
        for (const { name, stack } of versions) {
          const tap = tapsOf.get(name)?.[index] as Tap;
          const entry = key(name, tap.name, moment);
          const time = await timeTap(browser, stack.url, tap, moment);
          console.log(`${name}, ${tap.name}, ${moment}: ${ms(time)}`);
          runs.set(entry, [...(runs.get(entry) ?? []), time]);
        }
      }
    }
  }
  return { times: new Map([...runs].map(([entry, all]) => [entry, median(all)])), measured };
}

async function programWithPhotos(url: string): Promise<string> {
  const { data } = (await (await fetch(`${url}/api/programs`)).json()) as { data: { id: string; photos: string[] }[] };
  const program = data.find(({ photos }) => photos.length > 1);
  if (!program) throw new Error('No program has two photos.');
  return program.id;
}

export function reportTaps(
  { times, measured }: Awaited<ReturnType<typeof measureTaps>>,
  versions: readonly Version[],
  rounds: number,
): void {
  const at = (version: string, tap: Tap, moment: Moment) => times.get(key(version, tap.name, moment)) ?? Number.NaN;
  const rows = measured.flatMap((tap) =>
    versions.map(({ name }) => ({
      tap: tap.name,
      ...(versions.length > 1 && { version: name }),
      ...Object.fromEntries(allMoments.map((moment) => [moment, ms(at(name, tap, moment))])),
      goal: ms(tap.goal),
      met: at(name, tap, 'after 5 s') <= tap.goal && at(name, tap, 'after 1 s') <= earlyGoal ? 'yes' : 'NO',
    })),
  );
  printTable(`From the first tap to its effect, on a slow phone (median of ${rounds})`, rows);
}
