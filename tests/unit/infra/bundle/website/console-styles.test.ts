import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { consoleStyles } from './budgets.ts';

it('keeps the console’s style sheets to what antd cannot say', () => {
  const files = globSync(`frontend/${consoleStyles.folder}/**/*.css`);
  const sheets = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
  const total = sheets.reduce((sum, { lines }) => sum + lines, 0);
  const longest = sheets.toSorted((a, b) => b.lines - a.lines).slice(0, 5);
  expect(files.length).toBeGreaterThan(0);
  expect(total, `The longest: ${longest.map(({ file, lines }) => `${file} ${lines}`).join(', ')}`).toBeLessThanOrEqual(
    consoleStyles.lines,
  );
});
