import {
  dayTextNames,
  dayTexts,
  isAged,
  maximumAge,
  maximumPrice,
  photoTextLimit,
  photoTextNames,
  type QuestionTextName,
  questionTextNames,
  questionTexts,
} from '#contracts/api/offer-terms';
import { isDay } from '#contracts/field-kit/calendar';
import { type Language, languages } from '#contracts/field-kit/language';
import {
  fullDetails,
  type LineValues,
  type PartValues,
  type PricesValues,
} from '../../../features/programs/part-values.ts';
import type { FieldPath } from '../../../features/programs/program-values.ts';

/**
 * The rules of the parts. The API has the same, and some that the form cannot break, but takes amounts and ages that
 * contradict each other.
 */
export type PartRule =
  | 'linePrice'
  | 'ages'
  | 'agesOverlap'
  | 'earlyAbove'
  | 'depositAbove'
  | 'earlyUntil'
  | 'earlyDay'
  | 'linePriceDecimals'
  | 'dayTitle'
  | 'partTextLength'
  | 'stepNumbers'
  | 'stepOrder'
  | 'questionTexts';

export interface PartIssue {
  rule: PartRule;
  fields: readonly FieldPath[];
}

/** A price of zero is valid; a price with three decimals is not. */
export const hasTooManyDecimals = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) >= 1e-6;

const isBlank = (text: string) => text.trim() === '';
const isLong = (text: string, limit: number) => [...text.trim()].length > limit;

const issue = (rule: PartRule, fields: FieldPath[]): PartIssue[] => (fields.length > 0 ? [{ rule, fields }] : []);

export const checkParts = (values: PartValues): PartIssue[] => [
  ...checkPrices(values.prices),
  ...checkItinerary(values),
  ...checkCancellation(values),
  ...checkQuestions(values),
  ...checkPhotoDetails(values),
];

/** @param hasOwnAdult true if the adult's line has the price; in the form of a program a field has it */
export function checkPrices({ lines, early_until, deposit_sar }: PricesValues, hasOwnAdult = false): PartIssue[] {
  const at = (index: number, name: string): FieldPath => ['prices', 'lines', index, name];
  const of = (isWrong: (line: PricesValues['lines'][number]) => boolean, name: string) =>
    lines.flatMap((line, index) => (isWrong(line) ? [at(index, name)] : []));
  const isTooFine = (price: number | null) => price !== null && (hasTooManyDecimals(price) || price > maximumPrice);
  const hasEarly = lines.some(({ early_sar }) => early_sar !== null);
  return [
    ...issue(
      'linePrice',
      of(({ item, price_sar }) => price_sar === null && (item !== 'adult' || hasOwnAdult), 'price_sar'),
    ),
    ...issue(
      'ages',
      of(
        ({ item, from_age, to_age }) => isAged(item) && from_age !== null && to_age !== null && from_age > to_age,
        'to_age',
      ),
    ),
    ...issue('earlyUntil', hasEarly && !early_until ? [['prices', 'early_until']] : []),
    ...issue('earlyDay', early_until && !isDay(early_until) ? [['prices', 'early_until']] : []),
    ...issue('linePriceDecimals', [
      ...of(({ price_sar }) => isTooFine(price_sar), 'price_sar'),
      ...of(({ early_sar }) => isTooFine(early_sar), 'early_sar'),
      ...(isTooFine(deposit_sar) ? [['prices', 'deposit_sar'] as const] : []),
    ]),
  ];
}

/** @param adultPrice that of the adult's line, or of the form's field */
export function checkAmounts({ lines, deposit_sar }: PricesValues, adultPrice: number | null): PartIssue[] {
  const priceOf = ({ item, price_sar }: LineValues) => (item === 'adult' ? adultPrice : price_sar);
  const early = lines.flatMap((line, index): FieldPath[] => {
    const price = priceOf(line);
    return line.early_sar !== null && price !== null && line.early_sar > price
      ? [['prices', 'lines', index, 'early_sar']]
      : [];
  });
  const isDepositAbove = deposit_sar !== null && adultPrice !== null && deposit_sar > adultPrice;
  return [
    ...issue('agesOverlap', overlappingAges(lines)),
    ...issue('earlyAbove', early),
    ...issue('depositAbove', isDepositAbove ? [['prices', 'deposit_sar']] : []),
  ];
}

/** The first ages that another line has too: nobody could say which price they pay. */
function overlappingAges(lines: PricesValues['lines']): FieldPath[] {
  const aged = lines
    .map(({ item, from_age, to_age }, index) => ({ item, index, from: from_age ?? 0, to: to_age ?? maximumAge }))
    .filter(({ item, from, to }) => isAged(item) && from <= to)
    .sort((a, b) => a.from - b.from);
  return aged.flatMap(({ index, from }, place): FieldPath[] => {
    const before = aged[place - 1];
    return before && from <= before.to ? [['prices', 'lines', index, 'from_age']] : [];
  });
}

function checkItinerary({ itinerary }: PartValues): PartIssue[] {
  const untitled = itinerary.flatMap(({ texts }, day): FieldPath[] =>
    isBlank(texts.ar.title) ? [['itinerary', day, 'texts', 'ar', 'title']] : [],
  );
  const long = itinerary.flatMap(({ texts }, day) =>
    languages.flatMap((language) =>
      dayTextNames
        .filter((name) => isLong(texts[language][name], dayTexts[name].limit))
        .map((name): FieldPath => ['itinerary', day, 'texts', language, name]),
    ),
  );
  return [...issue('dayTitle', untitled), ...issue('partTextLength', long)];
}

function checkCancellation({ cancellation }: PartValues): PartIssue[] {
  const missing = cancellation.flatMap((step, index) =>
    (['days_before', 'refund_percent'] as const)
      .filter((name) => step[name] === null || step[name] === undefined)
      .map((name): FieldPath => ['cancellation', index, name]),
  );
  const wrong = cancellation.flatMap(({ days_before, refund_percent }, index): FieldPath[] => {
    const before = cancellation[index - 1];
    if (!before || days_before === null || refund_percent === null) return [];
    if (before.days_before !== null && before.days_before <= days_before)
      return [['cancellation', index, 'days_before']];
    return before.refund_percent !== null && before.refund_percent < refund_percent
      ? [['cancellation', index, 'refund_percent']]
      : [];
  });
  return [...issue('stepNumbers', missing), ...issue('stepOrder', wrong)];
}

function checkQuestions({ questions }: PartValues): PartIssue[] {
  const at = (place: number, language: Language, name: QuestionTextName): FieldPath => {
    return ['questions', place, 'texts', language, name];
  };
  const missing = questions.flatMap(({ texts }, place) =>
    questionTextNames.filter((name) => isBlank(texts.ar[name])).map((name) => at(place, 'ar', name)),
  );
  const long = questions.flatMap(({ texts }, place) =>
    languages.flatMap((language) =>
      questionTextNames
        .filter((name) => isLong(texts[language][name], questionTexts[name].limit))
        .map((name) => at(place, language, name)),
    ),
  );
  return [...issue('questionTexts', missing), ...issue('partTextLength', long)];
}

function checkPhotoDetails({ photo_details }: PartValues): PartIssue[] {
  const long = Object.entries(photo_details).flatMap(([id, details]) =>
    languages.flatMap((language) =>
      photoTextNames
        .filter((name) => isLong(fullDetails(details).texts[language][name], photoTextLimit))
        .map((name): FieldPath => ['photo_details', id, 'texts', language, name]),
    ),
  );
  return issue('partTextLength', long);
}
