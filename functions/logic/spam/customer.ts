import { found } from './phrases.ts';
import { dealings, journeys, otherJourneys, otherScriptJourneys, wishes } from './words/journeys.ts';
import { ofTheTrade } from './words/offers.ts';

const travelled = [...journeys, ...otherJourneys, otherScriptJourneys];
const wished = [...wishes, ...dealings];

/** What in a text speaks for a customer of a travel agency. */
export interface Customer {
  /** The different phrases of journeys, and of what customers ask for. */
  journeys: number;
  wishes: number;
  /** An advertiser states; most customers ask. */
  asks: boolean;
}

/** Reads a text in the spelling of `plainText`. */
export function customerIn(text: string): Customer {
  const own = ofTheTrade.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return {
    journeys: found(travelled, own).size,
    wishes: found(wished, own).size,
    asks: /[?؟]/.test(own),
  };
}
