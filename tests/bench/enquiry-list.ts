import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median, ms, printTable, type Row, seconds, times } from './measure.ts';

/** `ENQUIRIES=100,1000000 npm run bench -- list` measures other sizes: filling a million takes some minutes. */
const sizes = (process.env.ENQUIRIES ?? '100,10000,100000').split(',').map(Number);
const rounds = 30;

/** The names of searches that find nothing: each reads at most a thousand requests. */
export const nothing = {
  words: 'text that is nowhere (reads at most a thousand)',
  tag: 'a tag that none has (reads at most a thousand)',
  inTab: 'queue, those done, text that is nowhere (reads at most a thousand)',
  source: 'a source that none has (reads at most a thousand)',
};

/** Single runs, in milliseconds. */
export interface Prepared {
  /** Names of what can be measured. */
  names: string[];
  /** The overview of a year while nothing is counted: it reads every id. */
  uncounted: number;
  filling: number;
  counting: number;
}

interface Stored extends Prepared {
  size: number;
  child: ChildProcess;
  /** Milliseconds of each run, by name. */
  taken: Map<string, number[]>;
}

/**
 * Measures lists, searches and counts with an increasing number of stored enquiries. Each size has its own process, since
 * the data modules keep their first database, and they run in turn, so that a busy machine slows all alike. Every page is
 * one that all sizes fill, and every customer has the same number of enquiries.
 */
export async function benchEnquiryList() {
  const stored: Stored[] = [];
  try {
    for (const size of sizes) {
      const child = fork(join(import.meta.dirname, 'enquiry-list-size.ts'), [String(size)]);
      child.once('exit', (code) => code && process.exit(code));
      stored.push({ size, child, taken: new Map(), ...(await answerOf<Prepared>(child)) });
    }
    for (let round = -Math.ceil(rounds / 5); round < rounds; round++) {
      for (const name of stored[0]?.names ?? []) {
        for (const one of stored) await measure(one, name, round >= 0);
      }
    }
    printTable('Finding enquiries by how many are stored (goal: 1.2 × of the fewest)', rowsOf(stored));
  } finally {
    for (const { child } of stored) child.disconnect();
  }
}

async function measure({ child, taken }: Stored, name: string, isWarm: boolean): Promise<void> {
  child.send(name);
  const { spent } = await answerOf<{ spent: number }>(child);
  if (isWarm) taken.set(name, [...(taken.get(name) ?? []), spent]);
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const [answer] = await once(child, 'message');
  return answer;
}

/** The slowest of the fastest quarter: what other programs take only adds to a run, and not to each. */
const fastQuarter = (one: Stored | undefined, name: string) =>
  one?.taken.get(name)?.toSorted((a, b) => a - b)[Math.floor(rounds / 4)] ?? Number.NaN;

const medianOf = (one: Stored | undefined, name: string) => median(one?.taken.get(name) ?? []);

function rowsOf(stored: readonly Stored[]): Row[] {
  const row = (name: string, cell: (one: Stored) => string, last = ''): Row => ({
    'median time of': name,
    ...Object.fromEntries(stored.map((one) => [`${one.size.toLocaleString('en')} stored`, cell(one)])),
    'most to fewest, of the fastest quarter': last,
  });
  const growth = (name: string) => {
    // A search that finds nothing reads all of the fewest, and a thousand of the others.
    const [first, last] = [stored.at(Object.values(nothing).includes(name) ? 1 : 0), stored.at(-1)].map((one) =>
      fastQuarter(one, name),
    );
    return times(Number(last) / Number(first));
  };
  return [
    ...(stored[0]?.names ?? []).map((name) => row(name, (one) => ms(medianOf(one, name)), growth(name))),
    row('(overview of a year, nothing counted, once)', ({ uncounted }) => ms(uncounted)),
    row('(counting them all, once)', ({ counting }) => seconds(counting)),
    row('(storing them)', ({ filling }) => seconds(filling)),
  ];
}
