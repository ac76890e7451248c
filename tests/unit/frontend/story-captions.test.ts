import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const captions = (language: string) =>
  readFileSync(new URL(`../../../frontend/assets/film/story.${language}.vtt`, import.meta.url), 'utf8');

const times = (text: string) =>
  [...text.matchAll(/^00:(\S+) --> 00:(\S+)$/gm)].map(([, from, to]) => [Number(from), Number(to)] as const);

it('the captions of both languages have the same times and do not overlap', () => {
  const shown = times(captions('ar'));
  expect(shown).toHaveLength(8);
  expect(times(captions('en'))).toEqual(shown);
  shown.forEach(([from, to], at) => {
    expect(from).toBeLessThan(to);
    expect(from).toBeGreaterThan(shown[at - 1]?.[1] ?? 0);
  });
});
