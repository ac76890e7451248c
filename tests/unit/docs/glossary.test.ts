import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const glossary = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');
const terms = [...glossary.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, words = '']) => words);

it('the glossary explains the words of a line once', () => {
  expect(terms.length).toBeGreaterThan(30);
  expect(terms.filter((words, place) => terms.indexOf(words) !== place)).toEqual([]);
});
