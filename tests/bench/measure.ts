/** Times and tables for the benches. Uses medians, since other programs share the machine. */

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that a tenth of all stay below: other programs disturbed these runs least. */
export function fastestTenth(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? Number.NaN;
}

/** Milliseconds of one run. */
export async function time(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/**
 * Returns the median milliseconds of each. Interleaves the runs, so that drift affects all alike, after a fifth as many
 * for warm-up.
 */
export async function inTurn(runs: Record<string, () => unknown>, rounds: number): Promise<Record<string, number>> {
  const taken = new Map(Object.keys(runs).map((name) => [name, [] as number[]]));
  for (let round = -Math.ceil(rounds / 5); round < rounds; round++) {
    for (const [name, run] of Object.entries(runs)) {
      const spent = await time(run);
      if (round >= 0) taken.get(name)?.push(spent);
    }
  }
  return Object.fromEntries([...taken].map(([name, times]) => [name, median(times)]));
}

export type Row = Record<string, string | number>;

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
export const times = (value: number) => `${value.toFixed(2)} ×`;

/** Prints rows as a Markdown table under a heading. */
export function printTable(title: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  console.log([`\n## ${title}\n`, line(columns), line(columns.map(() => '---')), ...body].join('\n'));
}
