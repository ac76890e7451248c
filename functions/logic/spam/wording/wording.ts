import { weights } from './weights.ts';

/** What `tests/corpus/training` has learned from written enquiries. */
export interface Weights {
  bias: number;
  signs: Readonly<Record<string, number>>;
  /** A signed byte for each place of the table, and what one of it weighs. */
  grams: Int8Array;
  unit: number;
}

/** An enquiry as the weights see it. */
export interface Features {
  grams: readonly number[];
  signs: readonly string[];
}

/** The share of each sign, which says more than a part of a word. */
export const signShare = 0.5;
/** The share of each of so many parts of words: the fewer a text has, the less they say in all. */
export const gramShare = (count: number): number => 1 / Math.sqrt(count + 500);

/**
 * How likely the wording is an advertiser's, as the logarithm of the odds: 0 for even ones, 3 for twenty to one, negative for
 * a customer's.
 */
export function oddsOf({ grams, signs }: Features, learned: Weights): number {
  const words = grams.reduce((sum, place) => sum + (learned.grams[place] ?? 0), 0);
  const seen = signs.reduce((sum, sign) => sum + (learned.signs[sign] ?? 0), 0);
  return learned.bias + words * learned.unit * gramShare(grams.length) + seen * signShare;
}

let decoded: Weights | undefined;

/** The committed weights. They are decoded for the first enquiry, not when a function starts. */
export function committed(): Weights {
  decoded ??= { ...weights, grams: new Int8Array(Buffer.from(weights.grams, 'base64')) };
  return decoded;
}
