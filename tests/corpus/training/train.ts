import { tableSize } from '../../../functions/logic/spam/wording/grams.ts';
import { gramShare, signShare, type Weights } from '../../../functions/logic/spam/wording/wording.ts';
import type { Lesson } from './lessons.ts';

/** Rounds over all lessons. More of them change the verdicts on other texts little. */
const rounds = 100;
/** Keeps weights small for which few lessons speak. */
const decay = 1e-5;
const pace = 0.5;

/** The inputs of one lesson: places of weights, and the share of each. The bias is the last of both. */
interface Input {
  places: Int32Array;
  shares: Float64Array;
  isUnwanted: number;
  /** What the lesson counts for. */
  worth: number;
}

/**
 * Learns weights from lessons by logistic regression (Adagrad over all of them at once): always the same from the same
 * lessons.
 */
export function train(lessons: readonly Lesson[]): Weights {
  const names = [...new Set(lessons.flatMap(({ features }) => features.signs))].toSorted();
  const bias = tableSize + names.length;
  const inputs = inputsOf(lessons, new Map(names.map((name, index) => [name, tableSize + index])), bias);
  const weights = new Float64Array(bias + 1);
  const squares = new Float64Array(bias + 1).fill(1e-8);
  for (let round = 0; round < rounds; round++) {
    slopesOf(inputs, weights).forEach((slope, place) => {
      const weight = numberAt(weights, place);
      const step = slope + (place === bias ? 0 : decay * weight);
      if (step === 0) return;
      const square = numberAt(squares, place) + step * step;
      squares[place] = square;
      weights[place] = weight - (pace * step) / Math.sqrt(square);
    });
  }
  return rounded(weights, names);
}

function inputsOf(lessons: readonly Lesson[], placeOf: ReadonlyMap<string, number>, bias: number): Input[] {
  const worth = worthOf(lessons);
  return lessons.map((lesson) => {
    const { grams, signs } = lesson.features;
    const share = gramShare(grams.length);
    return {
      places: Int32Array.from([...grams, ...signs.map((sign) => placeOf.get(sign) ?? bias), bias]),
      shares: Float64Array.from([...grams.map(() => share), ...signs.map(() => signShare), 1]),
      isUnwanted: Number(lesson.isUnwanted),
      worth: worth(lesson),
    };
  });
}

/** In each script, the real lessons count as much as the unwanted ones. */
function worthOf(lessons: readonly Lesson[]): (lesson: Lesson) => number {
  const kinds = Map.groupBy(lessons, ({ script, isUnwanted }) => `${script} ${isUnwanted}`);
  const countOf = (script: string, isUnwanted: boolean) => kinds.get(`${script} ${isUnwanted}`)?.length ?? 0;
  return ({ script, isUnwanted }) => {
    const own = countOf(script, isUnwanted);
    return (own + countOf(script, !isUnwanted)) / 2 / own / lessons.length;
  };
}

/** How much the error of all inputs grows with each weight. */
function slopesOf(inputs: readonly Input[], weights: Float64Array): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { places, shares, isUnwanted, worth } of inputs) {
    let odds = 0;
    for (let at = 0; at < places.length; at++) odds += numberAt(weights, numberAt(places, at)) * numberAt(shares, at);
    const error = (1 / (1 + Math.exp(-odds)) - isUnwanted) * worth;
    for (let at = 0; at < places.length; at++) {
      const place = numberAt(places, at);
      slopes[place] = numberAt(slopes, place) + error * numberAt(shares, at);
    }
  }
  return slopes;
}

const numberAt = (list: Float64Array | Int32Array, index: number) => list[index] ?? 0;

/** The weights as they are stored: a signed byte for each place of the table, three digits for the others. */
function rounded(weights: Float64Array, names: readonly string[]): Weights {
  const grams = weights.slice(0, tableSize);
  const unit = toThreeDigits(grams.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127);
  const others = Array.from(weights.slice(tableSize), toThreeDigits);
  return {
    bias: others.at(-1) ?? 0,
    signs: Object.fromEntries(names.map((name, index) => [name, others[index] ?? 0])),
    grams: Int8Array.from(grams, (weight) => Math.max(-127, Math.min(127, Math.round(weight / unit)))),
    unit,
  };
}

const toThreeDigits = (weight: number) => Number(weight.toPrecision(3));
