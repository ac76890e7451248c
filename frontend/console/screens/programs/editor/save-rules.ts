import { tooLongText } from '#contracts/api/content-size';
import { programFields, textNames } from '#contracts/api/program-fields';
import { isDay } from '#contracts/field-kit/calendar';
import {
  englishOf,
  type FieldPath,
  fieldOfApi,
  type ProgramValues,
  toBody,
} from '../../../features/programs/program-values.ts';
import { checkAmounts, checkParts, hasTooManyDecimals, type PartRule } from './part-rules.ts';

/** A rule's texts in the notice: `rules.<name>.title` and `rules.<name>.text`. */
export type SaveRule =
  | 'tripName'
  | 'dates'
  | 'nights'
  | 'city'
  | 'price'
  | 'photos'
  | 'dateForm'
  | 'dateOrder'
  | 'priceDecimals'
  | 'textLength'
  | 'mapLink'
  | 'textsTogether'
  | PartRule
  | PublishRule;

/** The rules that only a publication has: `publish-issues.ts`. */
export type PublishRule = 'priceOfZero' | 'pastDay' | 'departureDeadline' | 'departurePrice';

/** A departure's field, as the API names it: `departures.<id>.deadline`. It is not in the form. */
export type DepartureField = `departures.${string}`;
export const isDepartureField = (field: unknown): field is DepartureField =>
  typeof field === 'string' && field.startsWith('departures.');

/** The place at which staff correct an issue. */
export type IssuePlace = FieldPath | 'photos' | DepartureField;

export interface SaveIssue {
  rule: SaveRule;
  /** The fields concerned; the first gets the focus. */
  fields: readonly IssuePlace[];
}

interface Draft {
  values: ProgramValues;
  isNew: boolean;
  photoCount: number;
}

const isBlank = (text: string | undefined) => !text?.trim();

const isWebAddress = (text: string) => /^https:\/\/\S/.test(text.trim()) && URL.canParse(text.trim());

/** Returns the issues that prevent saving, in the order in which staff see them (docs/product.md). */
export function checkProgram({ values, isNew, photoCount }: Draft): SaveIssue[] {
  const { trip_name, from_date, to_date, nights, city, price_sar, meeting_map } = values;
  const days = ['from_date', 'to_date'] as const;
  const missingDays = days.filter((field) => isBlank(values[field]));
  const unreadableDays = days.filter((field) => !isBlank(values[field]) && !isDay(values[field]));
  const longTexts = textNames.flatMap((field) =>
    [field, englishOf(field)].filter((name) => [...values[name].trim()].length > programFields[field].limit),
  );
  const issues: (SaveIssue | false)[] = [
    isBlank(trip_name) && { rule: 'tripName', fields: ['trip_name'] },
    missingDays.length > 0 && { rule: 'dates', fields: missingDays },
    !nights && { rule: 'nights', fields: ['nights'] },
    isBlank(city) && { rule: 'city', fields: ['city'] },
    price_sar === null && { rule: 'price', fields: ['price_sar'] },
    isNew && photoCount === 0 && { rule: 'photos', fields: ['photos'] },
    unreadableDays.length > 0 && { rule: 'dateForm', fields: unreadableDays },
    // Calendar days compare as text.
    isDay(from_date) && isDay(to_date) && to_date < from_date && { rule: 'dateOrder', fields: ['to_date'] },
    price_sar !== null && hasTooManyDecimals(price_sar) && { rule: 'priceDecimals', fields: ['price_sar'] },
    longTexts.length > 0 && { rule: 'textLength', fields: longTexts },
    !isBlank(meeting_map ?? '') && !isWebAddress(meeting_map ?? '') && { rule: 'mapLink', fields: ['meeting_map'] },
  ];
  return [
    ...issues.filter((issue) => issue !== false),
    ...checkParts(values),
    ...checkAmounts(values.prices, price_sar),
    ...checkTogether(values),
  ];
}

/** The texts of a program may be too long together although each keeps its limit. */
export function checkTogether(values: ProgramValues): SaveIssue[] {
  const longest = fieldOfApi(tooLongText(toBody(values, Object.keys(values.photo_details)))?.join('.') ?? '');
  return longest ? [{ rule: 'textsTogether', fields: [longest] }] : [];
}
