import { baseLanguage } from '#contracts/api/program-fields';
import type { ItineraryDay } from '#contracts/api/program-parts';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';

/** A day of the itinerary in the reader's language. */
export interface DayView extends Pick<ItineraryDay, 'meals' | 'photo'> {
  /** From 1. */
  number: number;
  title: string;
  text: string | undefined;
  place: string | undefined;
  stay: string | undefined;
  transfer: string | undefined;
}

/** Texts that a language lacks are those of the base language, as everywhere in a program. */
export const dayViews = ({ itinerary }: Pick<Program, 'itinerary'>, language: Language): DayView[] =>
  itinerary.map(({ texts, meals, photo }, index) => {
    const [own, base] = [texts[language], texts[baseLanguage]];
    const pick = (name: 'text' | 'place' | 'stay' | 'transfer') => own?.[name] ?? base[name] ?? undefined;
    return {
      number: index + 1,
      title: own?.title ?? base.title,
      ...{ text: pick('text'), place: pick('place'), stay: pick('stay'), transfer: pick('transfer') },
      meals,
      photo,
    };
  });

/** A place on the way, with the first and the last of the days that travellers spend there in a row. */
export interface Stop {
  place: string;
  first: number;
  last: number;
}

/** The places of the days in their order. A day without a place belongs to the one before. */
export function stopsOf(days: readonly DayView[]): Stop[] {
  const stops: Stop[] = [];
  for (const { place, number } of days) {
    const current = stops.at(-1);
    if (current && (!place || place === current.place)) current.last = number;
    else if (place) stops.push({ place, first: number, last: number });
  }
  return stops;
}
