import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The faults of the system under test, in a file that its process polls. */
export interface Faults {
  /**
   * `errors`: the store answers some calls with 500, for some of them after executing them. `throttles`: it refuses
   * half of them. `forgets`: it answers each write with 500 after executing it, until the caller repeats it. `down`: it
   * answers none.
   */
  store: 'ok' | 'errors' | 'throttles' | 'forgets' | 'down';
  mail: 'ok' | 'down';
  /** Offset of the system's clock in milliseconds. */
  clock: number;
}

export const noFaults: Faults = { store: 'ok', mail: 'ok', clock: 0 };

export function writeFaults(file: string, faults: Partial<Faults>): void {
  writeFileSync(`${file}.new`, JSON.stringify({ ...noFaults, ...faults }));
  renameSync(`${file}.new`, file);
}

export const readFaults = (file: string): Faults => JSON.parse(readFileSync(file, 'utf8'));
