import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../browser');

it('browser tests look at pages by axe and by screenshot only in settled.ts, which waits for animations', () => {
  const looking = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => /AxeBuilder|\.screenshot\(|toHaveScreenshot/.test(readFileSync(join(folder, name), 'utf8')));
  expect(looking).toEqual(['settled.ts']);
});
