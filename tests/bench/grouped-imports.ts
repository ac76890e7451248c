import { join } from 'node:path';
import { apiFunctions } from '#contracts/api/deployed-functions';
import { routes } from '#contracts/api/routes';
import { measure } from './cold-import.ts';
import { functionsFolder } from './functions.ts';
import { fastestTenth, printTable, times } from './measure.ts';

const rounds = Number(process.env.ROUNDS ?? 15);

/**
 * Measures the import of each function that runs several operations, in turn with each of those bundled alone: the
 * processor's time, which other programs disturb less than the clock's.
 */
export async function benchGroupedImports() {
  const groups = apiFunctions(routes).filter(({ operations }) => operations.length > 1);
  const spent = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { id, operations } of groups) {
      for (const name of [id, ...operations.map((one) => one.id)]) {
        const { cpu } = (await measure(join(functionsFolder, name, 'index.mjs'))).import;
        spent.set(name, [...(spent.get(name) ?? []), cpu]);
      }
    }
  }
  const of = (name: string) => fastestTenth(spent.get(name) ?? []);
  const rows = groups.map(({ id, operations }) => {
    const [slowest = ''] = operations.map((one) => one.id).toSorted((a, b) => of(b) - of(a));
    return {
      ...{ function: id, operations: operations.length, ms: of(id).toFixed(1), 'slowest operation': slowest },
      // The goal is 1.3.
      ...{ 'alone, ms': of(slowest).toFixed(1), ratio: times(of(id) / of(slowest)) },
    };
  });
  printTable(`Import in ms of the processor's time: fastest tenth of ${rounds} rounds in turn`, rows);
}
