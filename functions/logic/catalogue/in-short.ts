import type { Departure } from '#contracts/api/departures';
import { noParts } from '#contracts/api/offer-terms';
import { type FieldOfPrograms, programFields, type TextName } from '#contracts/api/program-fields';
import type { Program, ProgramTexts } from '#contracts/api/programs';

import { availabilityOf, hasPlaces, upcomingDepartures } from './departures.ts';
import { departurePrice, type ShortDeparture, shortDeparture } from './offer.ts';

/** More characters of a text than the two lines of a card can show. */
const shownCharacters = 240;

/** The departures that a card names: a page that is some days old still has the next one. */
const shownDepartures = 2;

/**
 * Reduces a program to what its card shows, because a page contains many of them.
 * @param matches says which departures a filtered list shows, if it is one
 */
export const programInShort = (
  { link_pictures: _, ...program }: Program,
  today: string,
  matches?: (departure: ShortDeparture) => boolean,
): Program => ({
  ...program,
  texts: Object.fromEntries(
    Object.entries(program.texts).map(([language, texts]) => [language, texts && textsInShort(texts)]),
  ) as ProgramTexts,
  ...noParts,
  photo_details: focusOf(program),
  prices: program.prices && { ...program.prices, lines: program.prices.lines.filter(({ item }) => item === 'adult') },
  departures: program.departures && shownFirst(program, today, matches).map(departureInShort),
  photos: program.photos.slice(0, 1),
  photo_records: program.photo_records.filter(({ image_url }) => image_url === program.photos[0]),
});

/**
 * The next departures that can be asked for, those with the lowest and the highest price, and the last one, after which
 * the program has ended: what a card says of all. If none can be asked for, the next ones.
 */
function shownFirst(program: Program, today: string, matches: Parameters<typeof programInShort>[2]): Departure[] {
  const upcoming = upcomingDepartures(program, today).filter(
    (departure) => !matches || matches(shortDeparture(program, departure)),
  );
  const open = upcoming.filter((departure) => hasPlaces(availabilityOf(departure, today)));
  if (open.length === 0) return upcoming.slice(0, shownDepartures);
  const priced = open.filter((departure) => departurePrice(program, departure, today) > 0);
  const byPrice = priced.toSorted((a, b) => departurePrice(program, a, today) - departurePrice(program, b, today));
  const shown = new Set([
    ...open.slice(0, shownDepartures),
    ...byPrice.slice(0, 1),
    ...byPrice.slice(-1),
    ...upcoming.slice(-1),
  ]);
  return upcoming.filter((departure) => shown.has(departure));
}

/** The point of the cover that stays visible when it is cut. */
const focusOf = ({ photos, photo_records, photo_details }: Program): Program['photo_details'] => {
  const cover = photo_records.find(({ image_url }) => image_url === photos[0]);
  // Programs published by an earlier version have none.
  const details = photo_details?.find(({ id, focus }) => id === cover?.id && focus);
  const none = { caption: null, alternative: null };
  return details ? [{ id: details.id, focus: details.focus, texts: { ar: none, en: null } }] : [];
};

/** Cards name dates, seats and the price of an adult. */
const departureInShort = ({ notes: _, prices, ...departure }: Departure): Departure => ({
  ...departure,
  notes: { ar: null, en: null },
  prices: prices && { ...prices, lines: prices.lines.filter(({ item }) => item === 'adult') },
});

const textsInShort = (texts: Record<TextName, string | null>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textInShort(name as TextName, text)]));

function textInShort(name: TextName, text: string | null): string | null {
  const { onCards }: Extract<FieldOfPrograms, { kind: 'line' | 'text' }> = programFields[name];
  return onCards === 'whole' ? text : onCards === 'beginning' ? (text?.slice(0, shownCharacters) ?? null) : null;
}
