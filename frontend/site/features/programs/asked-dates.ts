import type { ChosenParty } from '#catalogue/party';
import { adultAge, usualParty } from '#catalogue/party';
import { rooms } from '#contracts/api/offer-terms';
import { enquiryAbout, paths } from '#contracts/website/paths';

/** The departure and the party for which a visitor asks, as the address of the form names them. */
export interface AskedDates {
  departure: string;
  party: ChosenParty;
}

/** The names in the address are those of the controls, so that a form without scripts makes the same address. */
export const askedNames = {
  program: 'program',
  departure: 'departure',
  adults: 'adults',
  seniors: 'seniors',
  age: 'age',
  infants: 'infants',
  room: 'room',
} as const;

/** The number of children, which no address has: it has their ages. */
export const childrenName = 'children';

/** More than anybody books online: an address that asks for more is not ours. */
const mostOfAKind = 99;

/** Returns the address of the form with a departure and a party chosen. */
export const askForDates = (programId: string, { departure, party }: AskedDates): string =>
  `${enquiryAbout(paths.customJourney, programId)}&${datesQuery({ departure, party })}`;

/** The part of the query after the program. What is as usual is left out, except the number of adults. */
export function datesQuery({ departure, party }: AskedDates): URLSearchParams {
  const query = new URLSearchParams([
    [askedNames.departure, departure],
    [askedNames.adults, String(party.adults)],
  ]);
  if (party.seniors > 0) query.set(askedNames.seniors, String(party.seniors));
  for (const age of party.ages) query.append(askedNames.age, String(age));
  if (party.infants > 0) query.set(askedNames.infants, String(party.infants));
  if (party.room !== usualParty.room) query.set(askedNames.room, party.room);
  return query;
}

/** Reads a query as `datesQuery` writes it; undefined if it names no departure. What is not valid is as usual. */
export function askedInQuery(query: URLSearchParams): AskedDates | undefined {
  const departure = query.get(askedNames.departure);
  if (!departure) return undefined;
  const count = (name: string, unset: number) => wholeNumber(query.get(name), mostOfAKind) ?? unset;
  const ages = query.getAll(askedNames.age).map((age) => wholeNumber(age, adultAge - 1));
  const party = {
    adults: count(askedNames.adults, usualParty.adults),
    seniors: count(askedNames.seniors, usualParty.seniors),
    ages: ages.filter((age) => age !== undefined).slice(0, mostOfAKind),
    infants: count(askedNames.infants, usualParty.infants),
    room: rooms.find((room) => room === query.get(askedNames.room)) ?? usualParty.room,
  };
  const isEmpty = party.adults + party.seniors === 0;
  return { departure, party: isEmpty ? { ...party, adults: usualParty.adults } : party };
}

/**
 * Returns the choices in a form's controls; undefined if they name no departure. Children whose ages nobody was asked
 * for yet have the first age.
 */
export function askedInForm(form: HTMLFormElement, firstAge: number): AskedDates | undefined {
  const data = new FormData(form);
  const asked = askedInQuery(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
  if (!asked) return undefined;
  const { ages } = asked.party;
  const children = wholeNumber(String(data.get(childrenName)), mostOfAKind) ?? ages.length;
  return { ...asked, party: { ...asked.party, ages: Array.from({ length: children }, (_, i) => ages[i] ?? firstAge) } };
}

function wholeNumber(text: string | null, most: number): number | undefined {
  if (!text || !/^\d{1,3}$/.test(text)) return undefined;
  return Math.min(Number(text), most);
}
