import { describe, expect, it } from 'vitest';
import { shorten, shortenAtWord } from '../../../frontend/lib/shorten.ts';

describe('shorten', () => {
  it('leaves a text of exactly the length as it is', () => {
    expect(shorten('a'.repeat(80), 80)).toBe('a'.repeat(80));
  });

  it('puts line breaks on one line', () => {
    expect(shorten(' one\n\ntwo ', 80)).toBe('one two');
  });

  it('counts what readers see as a character once and never cuts through it', () => {
    expect(shorten('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦…');
  });
});

describe('shortenAtWord', () => {
  it('ends after a whole word that fits, without the sign that followed it', () => {
    expect(shortenAtWord('Camp, then a hotel', 18)).toBe('Camp, then a hotel');
    expect(shortenAtWord('Camp, then a hotel', 17)).toBe('Camp, then a…');
    expect(shortenAtWord('Camp, then a hotel', 7)).toBe('Camp…');
  });

  it('cuts a single word that is longer', () => {
    expect(shortenAtWord('Llanfairpwllgwyngyll camp', 8)).toBe('Llanfair…');
  });
});
