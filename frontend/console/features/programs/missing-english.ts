import type { Departure } from '#contracts/api/departures';
import { dayTextNames, photoTextNames, questionTextNames } from '#contracts/api/offer-terms';
import { type TextName, textNames } from '#contracts/api/program-fields';
import { fullDetails, type PartValues } from './part-values.ts';
import { englishOf, type ProgramValues } from './program-values.ts';

const isMissing = (arabic: string | undefined, english: string | undefined) =>
  Boolean(arabic?.trim()) && !english?.trim();

const within = <Name extends string>(
  { ar, en }: { ar: Record<Name, string>; en: Record<Name, string> },
  names: readonly Name[],
) => names.filter((name) => isMissing(ar[name], en[name])).length;

/** The number of texts that are there in Arabic only, among some fields. */
export const missingTexts = (values: Partial<ProgramValues>, names: readonly TextName[]): number =>
  names.filter((name) => isMissing(values[name], values[englishOf(name)])).length;

export const missingInItinerary = ({ itinerary }: Pick<PartValues, 'itinerary'>): number =>
  sum(itinerary.map(({ texts }) => within(texts, dayTextNames)));

export const missingInQuestions = ({ questions }: Pick<PartValues, 'questions'>): number =>
  sum(questions.map(({ texts }) => within(texts, questionTextNames)));

/** @param photos the ids of the program's photos */
export const missingInPhotos = (
  { photo_details }: Pick<PartValues, 'photo_details'>,
  photos: readonly string[],
): number => sum(photos.map((id) => within(fullDetails(photo_details[id]).texts, photoTextNames)));

/** Notes of departures are not in the form: each is saved at once. */
export const missingInDepartures = (departures: readonly Pick<Departure, 'notes'>[] | null): number =>
  (departures ?? []).filter(({ notes }) => isMissing(notes.ar ?? '', notes.en ?? '')).length;

/** The number of a program's texts that are there in Arabic only. */
export const missingEnglish = (values: ProgramValues, photos: readonly string[]): number =>
  missingTexts(values, textNames) +
  missingInItinerary(values) +
  missingInQuestions(values) +
  missingInPhotos(values, photos);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
