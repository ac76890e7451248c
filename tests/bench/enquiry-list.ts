import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ms, printTable, type Row, seconds } from './measure.ts';

/** `BENCH_ENQUIRIES=1000000 npm run bench -- list` measures one more size: filling it takes some minutes. */
const sizes = [100, 10_000, 100_000, ...(process.env.BENCH_ENQUIRIES ? [Number(process.env.BENCH_ENQUIRIES)] : [])];

/** The measurements at one size. Medians where stated, else single runs. */
export interface ListTimes {
  medians: Record<string, number>;
  /** The overview of a year while nothing is counted: it reads every id. */
  uncounted: number;
  filling: number;
  counting: number;
}

/**
 * Measures lists, searches and counts with an increasing number of stored enquiries. Each size has its own process,
 * since the data modules keep their first database.
 */
export function benchEnquiryList() {
  const columns = new Map(sizes.map((size) => [size, timesOf(size)]));
  printTable('Finding enquiries by how many are stored (goal: flat)', rowsOf(columns));
}

function timesOf(size: number): ListTimes {
  const file = join(import.meta.dirname, 'enquiry-list-size.ts');
  const output = execFileSync(process.execPath, [file, String(size)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
}

function rowsOf(columns: Map<number, ListTimes>): Row[] {
  const row = (name: string, cell: (times: ListTimes) => string): Row => ({
    'median time of': name,
    ...Object.fromEntries([...columns].map(([size, times]) => [`${size.toLocaleString('en')} stored`, cell(times)])),
  });
  const [{ medians = {} } = {}] = [...columns.values()];
  return [
    ...Object.keys(medians).map((name) => row(name, (times) => ms(times.medians[name] ?? Number.NaN))),
    row('(overview of a year, nothing counted, once)', ({ uncounted }) => ms(uncounted)),
    row('(counting them all, once)', ({ counting }) => seconds(counting)),
    row('(storing them)', ({ filling }) => seconds(filling)),
  ];
}
