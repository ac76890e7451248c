import { type AgedItem, type Room, usualAges } from '#contracts/api/offer-terms';
import type { Prices } from '#contracts/api/program-prices';
import { lineOf, type Party } from './prices.ts';

/** A party as its visitor states it: each child by age. */
export interface ChosenParty {
  adults: number;
  seniors: number;
  /** The age of each child, in full years. */
  ages: number[];
  infants: number;
  room: Room;
}

/** The party for which pages show a total before the visitor chooses one. */
export const usualParty: ChosenParty = { adults: 2, seniors: 0, ages: [], infants: 0, room: 'double' };

/** From this age on everybody is an adult. */
export const adultAge = 18;

/** The ages to which a price applies: its own, else the usual ones. Null for no limit. */
export function agesOf(prices: Prices, item: AgedItem): { from: number | null; to: number | null } {
  const line = lineOf(prices, item);
  const isSet = line && (line.from_age !== null || line.to_age !== null);
  return isSet ? { from: line.from_age, to: line.to_age } : usualAges[item];
}

/** The ages that a visitor can choose for a child: those of infants are counted apart. */
export function agesOfChildren(prices: Prices): number[] {
  const first = agesOf(prices, 'child').from ?? 0;
  return Array.from({ length: Math.max(0, adultAge - first) }, (_, index) => first + index);
}

/** The party by the lines of its prices: a child above the ages of its price pays as an adult, but no single room. */
export function partyFor(prices: Prices, { adults, seniors, ages, infants, room }: ChosenParty): Party {
  const { to } = agesOf(prices, 'child');
  const older = ages.filter((age) => to !== null && age > to).length;
  return { adults: adults + older, seniors, children: ages.length - older, infants, older, room };
}

/** The travellers of a request. */
export interface AskedParty {
  adults: number;
  seniors: number;
  children: number;
  /** The ages of the children, as far as the request states them. */
  child_ages: readonly number[];
  infants: number;
  room: Room | null;
}

/** The party of a request. Children whose age it does not state have the price of a child. */
export function partyOfRequest(prices: Prices, { child_ages, children, room, ...asked }: AskedParty): Party {
  const party = partyFor(prices, { ...asked, ages: [...child_ages], room: room ?? 'double' });
  return { ...party, children: party.children + Math.max(0, children - child_ages.length) };
}
