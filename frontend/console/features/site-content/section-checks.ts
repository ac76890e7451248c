import { deviationsIn, type Term } from '#contracts/api/site-glossary-rules';
import { homeParts } from '#contracts/api/site-home-rules';
import { isDay } from '#contracts/field-kit/calendar';
import { type Language, languages } from '#contracts/field-kit/language';
import { promisedHours } from './promises-hours.ts';
import {
  type CheckContext,
  type Concern,
  type ConcernWord,
  cardsOf,
  type FieldCheck,
  type SectionField,
  type SectionValues,
} from './section-fields.ts';

/** Something at one field that is worth a look before a publication. */
export interface Finding extends Concern {
  /** The name of the field in the form. */
  path: (string | number)[];
  field: SectionField;
  language: Language | undefined;
  /** The list in which it is, and its card there from 0. */
  card: { list: SectionField; place: number } | undefined;
}

/** Counts the lines of words with room for `perLine` characters each. A longer word takes a line of its own. */
export function linesOf(text: string, perLine: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    if (used > 0 && used + 1 + word.length > perLine) [lines, used] = [lines + 1, word.length];
    else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

/** The characters for which a line of a text has room, on a window of 360 px and of 1,440 px. */
interface Room {
  phone: number;
  computer: number;
}

/** Notes a text that takes too many lines on a phone, where the fewest characters fit, and how many on a computer. */
export const fitsScreens =
  ({ phone, computer }: Room, most: number): FieldCheck =>
  (text) => {
    const count = linesOf(text, phone);
    return count > most ? { word: 'long', values: { count, most, wide: linesOf(text, computer) } } : undefined;
  };

/** The same for a text that phones do not show. */
export const fitsComputer =
  (perLine: number, most: number): FieldCheck =>
  (text) => {
    const count = linesOf(text, perLine);
    return count > most ? { word: 'tall', values: { count, most } } : undefined;
  };

/** A sentence of more words is hard to read. */
const mostWords = 25;

/** Notes a sentence that is too long to be understood at once. */
export const readsEasily: FieldCheck = (text) => {
  const count = Math.max(...text.split(/[.!?؟؛:\n]+/).map((sentence) => sentence.trim().split(/\s+/).length));
  return count > mostWords ? { word: 'wordy', values: { count } } : undefined;
};

/** The names of the home page's parts, and those of the page around them. */
const anchors: ReadonlySet<string> = new Set([...homeParts, 'main', 'contact', 'office']);

/** True for an address of the home page whose fragment names no part of it: `/#nothing`. */
export function namesNoPart(address: string): boolean {
  const [, name] = address.match(/^\/(?:\?[^#]*)?#(.+)$/) ?? [];
  return name !== undefined && !anchors.has(name);
}

/** Notes a path at which the site has no page. */
export const leadsSomewhere: FieldCheck = (text, { leadsNowhere }) =>
  leadsNowhere(text) ? { word: 'nowhere' } : undefined;

/** Notes a day that has passed. */
export const isNotOver =
  (word: ConcernWord): FieldCheck =>
  (text, { today }) =>
    isDay(text) && text < today ? { word } : undefined;

/** Notes a day that is still to come. */
export const hasBeen =
  (word: ConcernWord): FieldCheck =>
  (text, { today }) =>
    isDay(text) && text > today ? { word } : undefined;

/** Notes a day that is not given. */
export const isGiven =
  (word: ConcernWord): FieldCheck =>
  (text) =>
    text === '' ? { word } : undefined;

/** Notes a confirmation of more than a year ago. */
export const isOfThisYear: FieldCheck = (text, { today }) => {
  const [year, ...day] = text.split('-');
  return isDay(text) && `${Number(year) + 1}-${day.join('-')}` < today ? { word: 'confirmedLongAgo' } : undefined;
};

interface Surroundings extends Omit<CheckContext, 'around'> {
  /** The agency's terms, from which no text should deviate. */
  terms?: readonly Term[];
  /** True if the agency does not answer at all hours: no text should promise it. */
  closesAtTimes?: boolean;
}

const hoursIn = (text: string, language: Language, { closesAtTimes = false }: Surroundings): Concern[] => {
  const found = closesAtTimes ? promisedHours(text, language) : undefined;
  return found ? [{ word: 'notAlways', values: { found } }] : [];
};

const termsIn = (text: string, language: Language, { terms = [] }: Surroundings): Concern[] =>
  deviationsIn(text, language, terms).map((values) => ({ word: 'term', values: { ...values } }));

/** Returns the findings of a section's checks, in the order of the form's fields. */
export function findingsIn(
  fields: readonly SectionField[],
  values: SectionValues,
  surroundings: Surroundings,
  card?: Finding['card'],
): Finding[] {
  const context = { ...surroundings, around: values };
  const way = card ? [card.list.name, card.place] : [];
  return fields.flatMap((field): Finding[] => {
    const value = values[field.name];
    if (field.kind === 'cards') {
      return cardsOf(value).flatMap((one, place) =>
        findingsIn(field.fields, one, surroundings, { list: field, place }),
      );
    }
    if (field.kind !== 'texts') {
      return concernsIn(field, String(value ?? ''), context).map((concern) => ({
        ...{ ...concern, path: [...way, field.name], field, language: undefined, card },
      }));
    }
    const texts = languages.map((language) => textIn(value, language));
    const isAlone = typeof field.alone === 'function' ? field.alone(values) : field.alone;
    const isHalf = !isAlone && texts.some(Boolean) && !texts.every(Boolean);
    return languages.flatMap((language, index) => {
      const text = texts[index] ?? '';
      const half: Concern[] = isHalf && !text ? [{ word: 'half' }] : [];
      const concerns = text
        ? [
            ...concernsIn(field, text, context),
            ...hoursIn(text, language, surroundings),
            ...termsIn(text, language, surroundings),
          ]
        : half;
      return concerns.map((concern) => ({ ...concern, path: [...way, field.name, language], field, language, card }));
    });
  });
}

const textIn = (value: unknown, language: Language): string =>
  String((value as Partial<Record<Language, string>> | undefined)?.[language] ?? '').trim();

const concernsIn = (field: SectionField, text: string, context: CheckContext): Concern[] =>
  'checks' in field ? (field.checks ?? []).flatMap((check) => check(text.trim(), context) ?? []) : [];

/** The paths of the site to which a section's links lead. */
export function pathsIn(fields: readonly SectionField[], values: SectionValues): string[] {
  const found = new Set<string>();
  const leadsNowhere = (address: string) => {
    if (address.startsWith('/')) found.add(address);
    return false;
  };
  findingsIn(fields, values, { today: '', leadsNowhere });
  return [...found].sort();
}
