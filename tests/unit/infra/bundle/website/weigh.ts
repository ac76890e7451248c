import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ChunkReport } from '../../../../../infra/bundle/website/chunk-report.ts';
import type { Budget } from './budgets.ts';

/** A built site, from a folder or faked by a test. */
export interface BuiltSite {
  report: ChunkReport;
  /** The script's code. */
  read(file: string): Buffer;
}

export interface Weight {
  file: string;
  /** In kB. */
  gz: number;
  br: number;
}

/** The scripts that a page loads by itself, with their imports. */
export function scriptsOf(html: string, report: ChunkReport): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of report[file]?.imports ?? []) add(imported);
  };
  for (const [, file = ''] of html.matchAll(/"\/(assets\/[^"]+\.js)"/g)) add(file);
  return [...files];
}

/** The scripts that contain these sources, with their imports. */
export function scriptsWith(sources: readonly string[], report: ChunkReport): string[] {
  const holders = sources.map((source) => {
    const holder = Object.keys(report).find((file) => report[file]?.modules.includes(source));
    if (!holder) throw new Error(`The build has no ${source}.`);
    return `<link href="/${holder}">`;
  });
  return scriptsOf(holders.join(''), report);
}

/** Weighs scripts, each once, since most pages load the same ones. */
export function scales({ read }: BuiltSite): (files: readonly string[]) => Weight[] {
  const known = new Map<string, Weight>();
  const weigh = (file: string): Weight => {
    const code = read(file);
    return { file, gz: kB(gzipSync(code, { level: 9 })), br: kB(brotliCompressSync(code)) };
  };
  return (files) =>
    files.map((file) => {
      const weight = known.get(file) ?? weigh(file);
      known.set(file, weight);
      return weight;
    });
}

const kB = (bytes: Buffer) => bytes.length / 1000;

/** Maps `assets/site-BHAE-dNq.js` to `site`: the hash has eight characters, which may be dashes. */
const nameOf = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '');

/** Describes a page that exceeds its budget and the scripts that grew; undefined if it does not. */
export function overweight(
  page: string,
  weights: readonly Weight[],
  budget: Budget,
  scripts: Record<string, number>,
): string | undefined {
  const sum = (unit: 'gz' | 'br') => weights.reduce((total, weight) => total + weight[unit], 0);
  const over = (['gz', 'br'] as const).filter((unit) => sum(unit) > budget[unit]);
  if (over.length === 0) return undefined;
  const totals = over.map((unit) => `${sum(unit).toFixed(1)} kB ${unit} of ${budget[unit]}`).join(', ');
  const parts = weights
    .toSorted((a, b) => b.gz - a.gz)
    .map(({ file, gz }) => {
      const limit = scripts[nameOf(file)];
      return `  ${gz.toFixed(1)} ${file}${limit !== undefined && gz > limit ? ` GREW: its limit is ${limit}` : ''}`;
    });
  return [`${page} weighs ${totals}:`, ...parts].join('\n');
}
