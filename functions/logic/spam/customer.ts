import { found } from './phrases.ts';
import { dealings, journeys, otherJourneys, otherScriptJourneys, wishes } from './words/journeys.ts';
import { ofTheTrade } from './words/offers.ts';

const travelled = [...journeys, ...otherJourneys, otherScriptJourneys];
const wished = [...wishes, ...dealings];

/** What in a text speaks for a customer of a travel agency. */
export interface Customer {
  points: number;
  /** True if a text asks for nothing and speaks of no journey, although it is long enough. */
  isSilent: boolean;
  /** True for such a text that is too short to tell. */
  isShort: boolean;
  /** True for a longer text with one word of a journey. */
  isFaint: boolean;
}

/** So many letters suffice to say what somebody wants; fewer do if they ask for nothing at all. */
const telling = { some: 40, nothing: 24 };

/** Reads a text in the spelling of `plainText`. */
export function customerIn(text: string): Customer {
  const own = ofTheTrade.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const travel = found(travelled, own).size;
  const wish = found(wished, own).size;
  // The lists know too little of languages in other letters.
  const letters = text.match(/[\p{Script=Latin}\p{Script=Arabic}]/gu)?.length ?? 0;
  const asks = wish > 0 || /[?؟]/.test(own);
  return {
    // An advertiser states; most customers ask.
    points: Math.min(asks ? 7 : 4, Math.round(1.5 * travel + wish)),
    isSilent: travel === 0 && wish <= 1 && letters >= (asks ? telling.some : telling.nothing),
    isShort: travel === 0 && !asks && letters > 0 && letters < telling.nothing,
    isFaint: travel === 1 && wish === 0 && letters >= 2 * telling.some,
  };
}
