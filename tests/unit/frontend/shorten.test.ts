import { describe, expect, it } from 'vitest';
import { shorten } from '../../../frontend/lib/shorten.ts';

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
