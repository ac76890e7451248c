import type { Departure } from '#contracts/api/departures';
import { noParts } from '#contracts/api/offer-terms';
import { type FieldOfPrograms, programFields, type TextName } from '#contracts/api/program-fields';
import type { Program, ProgramTexts } from '#contracts/api/programs';

/** More characters of a text than the two lines of a card can show. */
const shownCharacters = 240;

import { availabilityOf, hasPlaces, upcomingDepartures } from './departures.ts';

/** The departures that a card may show: a page that is some days old still has the next one. */
const shownDepartures = 3;

/** Reduces a program to what its card shows, because a page contains many of them. */
export const programInShort = (program: Program, today: string): Program => ({
  ...program,
  texts: Object.fromEntries(
    Object.entries(program.texts).map(([language, texts]) => [language, texts && textsInShort(texts)]),
  ) as ProgramTexts,
  ...noParts,
  prices: program.prices && { ...program.prices, lines: program.prices.lines.filter(({ item }) => item === 'adult') },
  departures: program.departures && shownFirst(program, today).map(departureInShort),
  photos: program.photos.slice(0, 1),
  photo_records: program.photo_records.filter(({ image_url }) => image_url === program.photos[0]),
});

/** The next departures that can be asked for, else the next ones. */
function shownFirst(program: Program, today: string): Departure[] {
  const upcoming = upcomingDepartures(program, today);
  const open = upcoming.filter((departure) => hasPlaces(availabilityOf(departure, today)));
  return (open.length > 0 ? open : upcoming).slice(0, shownDepartures);
}

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
