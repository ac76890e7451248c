import { describe, expect, it } from 'vitest';
import { shorten, shortenAtWord } from '../../../../../frontend/shared/lib/shorten.ts';

describe('shorten', () => {
  it('leaves a text of exactly the length unchanged', () => {
    expect(shorten('a'.repeat(80), 80)).toBe('a'.repeat(80));
  });

  it('joins several lines into one', () => {
    expect(shorten(' one\n\ntwo ', 80)).toBe('one two');
  });

  it('counts a visible character once and never splits it', () => {
    expect(shorten('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦…');
  });
});

describe('shortenAtWord', () => {
  it('ends after a whole word that fits, without the punctuation after it', () => {
    expect(shortenAtWord('Camp, then a hotel', 18)).toBe('Camp, then a hotel');
    expect(shortenAtWord('Camp, then a hotel', 17)).toBe('Camp, then a…');
    expect(shortenAtWord('Camp, then a hotel', 7)).toBe('Camp…');
  });

  it('cuts a single word that is longer', () => {
    expect(shortenAtWord('Llanfairpwllgwyngyll camp', 8)).toBe('Llanfair…');
  });
});
