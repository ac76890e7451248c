import {
  type DayTextName,
  dayTextNames,
  isAged,
  type Meal,
  type PriceItem,
  photoTextNames,
  priceItems,
  type QuestionTextName,
  questionTextNames,
  usualAges,
  type VatCode,
} from '#contracts/api/offer-terms';
import { baseLanguage, translatedLanguages } from '#contracts/api/program-fields';
import type {
  CancellationStep,
  ItineraryDay,
  PhotoDetails,
  ProgramParts,
  Question,
} from '#contracts/api/program-parts';
import type { Prices } from '#contracts/api/program-prices';
import { type Language, languages } from '#contracts/field-kit/language';

/**
 * The parts of a program as the form holds them: in the API's shape, but texts are never null, days and numbers may be
 * missing, and each language has its record. So the path of a field is the same in the form and in the API's issues.
 */

type InLanguages<Texts> = Record<Language, Texts>;

export interface DayValues {
  texts: InLanguages<Record<DayTextName, string>>;
  meals: Meal[];
  photo: string | null;
}

export interface LineValues {
  item: PriceItem;
  /** Null also in a program's line of an adult, whose price is the form's field `price_sar`. */
  price_sar: number | null;
  early_sar: number | null;
  vat: VatCode;
  from_age: number | null;
  to_age: number | null;
}

export interface PricesValues {
  lines: LineValues[];
  early_until: string | undefined;
  deposit_sar: number | null;
}

export type StepValues = { [Name in keyof CancellationStep]: number | null };

export interface QuestionValues {
  texts: InLanguages<Record<QuestionTextName, string>>;
}

export interface PhotoDetailValues {
  texts: InLanguages<Record<(typeof photoTextNames)[number], string>>;
  focus: { x: number; y: number } | null;
}

interface PartialDetails {
  texts?: Partial<Record<Language, Partial<Record<(typeof photoTextNames)[number], string>>>>;
  focus?: PhotoDetailValues['focus'];
}

export interface PartValues {
  itinerary: DayValues[];
  prices: PricesValues;
  /** Empty: the site's own terms. */
  cancellation: StepValues[];
  questions: QuestionValues[];
  /** By the photos' ids. A form has only what staff have typed: see `fullDetails`. */
  photo_details: Record<string, PartialDetails>;
}

const partNames = [
  'itinerary',
  'prices',
  'cancellation',
  'questions',
  'photo_details',
] as const satisfies (keyof PartValues)[];
export const isPart = (name: string): name is keyof PartValues => (partNames as readonly string[]).includes(name);

/** Texts of each language; missing ones are empty. */
const textsOf = <Name extends string>(
  names: readonly Name[],
  texts?: Partial<Record<Language, Partial<Record<Name, string | null>> | null>>,
) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(names.map((name) => [name, texts?.[language]?.[name] ?? ''])),
    ]),
  ) as InLanguages<Record<Name, string>>;

export const emptyDay = (): DayValues => ({ texts: textsOf(dayTextNames), meals: [], photo: null });

export const emptyQuestion = (): QuestionValues => ({ texts: textsOf(questionTextNames) });

export const fullDetails = (details: PartialDetails | undefined): PhotoDetailValues => ({
  texts: textsOf(photoTextNames, details?.texts),
  focus: details?.focus ?? null,
});

export const emptyLine = (item: PriceItem): LineValues => ({
  item,
  price_sar: null,
  early_sar: null,
  vat: 'standard',
  from_age: isAged(item) ? usualAges[item].from : null,
  to_age: isAged(item) ? usualAges[item].to : null,
});

export const noPrices = (): PricesValues => ({
  lines: [emptyLine('adult')],
  early_until: undefined,
  deposit_sar: null,
});

/** The place of a new line among the others. */
export const placeOfLine = (lines: readonly LineValues[], item: PriceItem): number =>
  lines.filter((line) => priceItems.indexOf(line.item) < priceItems.indexOf(item)).length;

export const emptyParts: PartValues = {
  itinerary: [],
  prices: noPrices(),
  cancellation: [],
  questions: [],
  photo_details: {},
};

/** @param hasOwnAdult keeps the price of the adult's line, which a program has in `price_sar` */
export function pricesValues(prices: Prices | null, { hasOwnAdult = false } = {}): PricesValues {
  if (!prices) return noPrices();
  const lines = prices.lines
    .map((line) => (line.item === 'adult' && !hasOwnAdult ? { ...line, price_sar: null } : line))
    .toSorted((one, other) => priceItems.indexOf(one.item) - priceItems.indexOf(other.item));
  return { lines, early_until: prices.early_until ?? undefined, deposit_sar: prices.deposit_sar };
}

export const partValues = ({
  itinerary,
  prices,
  cancellation,
  questions,
  photo_details,
}: ProgramParts): PartValues => ({
  itinerary: itinerary.map(({ texts, meals, photo }) => ({ texts: textsOf(dayTextNames, texts), meals, photo })),
  prices: pricesValues(prices),
  cancellation: cancellation ?? [],
  questions: questions.map(({ texts }) => ({ texts: textsOf(questionTextNames, texts) })),
  photo_details: Object.fromEntries(
    photo_details.map(({ id, texts, focus }) => [id, { texts: textsOf(photoTextNames, texts), focus }]),
  ),
});

/** Converts valid prices to the API's. @param adultPrice the adult's, if it is not in the line */
export function wholePrices({ lines, early_until, deposit_sar }: PricesValues, adultPrice: number | null): Prices {
  const priceOf = ({ item, price_sar }: LineValues) => (item === 'adult' ? (adultPrice ?? price_sar) : price_sar) ?? 0;
  return {
    lines: lines.map((line) => ({
      ...line,
      price_sar: priceOf(line),
      early_sar: line.early_sar ?? null,
      from_age: line.from_age ?? null,
      to_age: line.to_age ?? null,
    })),
    early_until: early_until || null,
    deposit_sar: deposit_sar ?? null,
  };
}

/** The prices of a program; null if they say no more than the price of an adult. */
export function pricesBody(values: PricesValues, adultPrice: number | null): ProgramParts['prices'] {
  const prices = wholePrices(values, adultPrice);
  const isPlain = ({ item, early_sar, vat }: LineBody) => item === 'adult' && early_sar === null && vat === 'standard';
  return prices.deposit_sar === null && prices.lines.every(isPlain) ? null : prices;
}

type LineBody = Prices['lines'][number];

/** Trimmed texts; a language other than the base one is null if it has none. */
function textsBody<Texts extends Record<string, string>>(texts: InLanguages<Texts>) {
  const trimmed = (language: Language) =>
    Object.fromEntries(Object.entries(texts[language]).map(([name, text]) => [name, text.trim() || null]));
  const others = translatedLanguages.map((language) => {
    const own = trimmed(language);
    return [language, Object.values(own).some(Boolean) ? own : null];
  });
  return { [baseLanguage]: trimmed(baseLanguage), ...Object.fromEntries(others) };
}

/** @param photos the ids of the program's photos: what is said of others goes with them */
export function partsBody(values: PartValues, priceSar: number | null, photos: readonly string[]): ProgramParts {
  const { itinerary, prices, cancellation, questions, photo_details } = values;
  return {
    itinerary: itinerary.map(({ texts, meals, photo }) => ({
      texts: textsBody(texts) as ItineraryDay['texts'],
      meals: [...meals],
      photo: photo && photos.includes(photo) ? photo : null,
    })),
    prices: pricesBody(prices, priceSar),
    cancellation: cancellation.length > 0 ? (cancellation as CancellationStep[]) : null,
    questions: questions.map(({ texts }) => ({ texts: textsBody(texts) as Question['texts'] })),
    photo_details: photos.flatMap((id) => {
      if (isEmptyPart(photo_details[id])) return [];
      const { texts, focus } = fullDetails(photo_details[id]);
      return [{ id, texts: textsBody(texts) as PhotoDetails['texts'], focus }];
    }),
  };
}

/** Writes the meaning of a value as text: surrounding spaces and kinds of empty values make no difference. */
export const plainPart = (value: unknown): string => JSON.stringify(said(value) ?? null);

export const isEmptyPart = (value: unknown): boolean => said(value) === undefined;

function said(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => said(one) ?? null) : undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value)
    .map(([name, one]): [string, unknown] => [name, said(one)])
    .filter(([, one]) => one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
