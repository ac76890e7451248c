import { join } from 'node:path';
import type { Weights } from '../../../functions/logic/spam/wording/wording.ts';

/** Where the learned weights are stored. */
export const weightsFile = join(import.meta.dirname, '../../../functions/logic/spam/wording/weights.ts');

/** The source of the module with these weights. */
export function sourceOf({ bias, unit, signs, grams }: Weights): string {
  const lines = Object.entries(signs).map(
    ([name, weight]) => `    ${/^\w+$/.test(name) && !/^\d/.test(name) ? name : `'${name}'`}: ${weight},\n`,
  );
  return `/** Written by \`npm run spam:learn\` from the texts in \`tests/corpus\`. */
export const weights = {
  bias: ${bias},
  unit: ${unit},
  signs: {
${lines.join('')}  },
  grams:
    '${Buffer.from(grams.buffer).toString('base64')}',
};
`;
}
