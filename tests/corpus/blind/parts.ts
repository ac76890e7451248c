import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '../sample.ts';

/** The samples of one file in this folder. */
export interface BlindPart {
  part: string;
  real: Sample[];
  spam: Sample[];
}

/** Every part that is here: one may be kept aside while the rules are tuned. */
export const blindParts: readonly BlindPart[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    part: file.replace('.json', ''),
    ...JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')),
  }));
