import { type AnnouncementTone, announcementTones, noAnnouncement } from '#contracts/api/announcement-rules';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { type Language, languages } from '#contracts/field-kit/language';

type Texts = Partial<Record<Language, string>>;

/** The form's values; what is empty may be missing. */
export interface AnnouncementValues {
  shown: boolean;
  texts: Texts;
  link?: string | undefined;
  link_texts: Texts;
  from?: string | undefined;
  until?: string | undefined;
  tone: AnnouncementTone;
  dismissible: boolean;
}

/** Paths of the fields, in the form's order. */
export const announcementFields = [
  'shown',
  'texts.ar',
  'texts.en',
  'from',
  'until',
  'link',
  'link_texts.ar',
  'link_texts.en',
  'tone',
  'dismissible',
] as const;
export type AnnouncementField = (typeof announcementFields)[number];

const textOr = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
const textsOf = (value: unknown): Texts => {
  const texts = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.fromEntries(languages.map((language) => [language, textOr(texts[language])])) as Texts;
};

/** The form's values of a draft or a version. What it does not name is as in a fresh system. */
export const valuesOf = ({ shown, texts, link, link_texts, from, until, tone, dismissible }: DraftContent) =>
  ({
    ...{ shown: shown === true, texts: textsOf(texts), link: textOr(link), link_texts: textsOf(link_texts) },
    ...{ from: textOr(from), until: textOr(until), dismissible: dismissible !== false },
    tone: announcementTones.find((one) => one === tone) ?? noAnnouncement.tone,
  }) satisfies AnnouncementValues;

const blankIsNull = (text: string | undefined) => (text?.trim() ? text : null);
const contentOfTexts = (texts: Texts) =>
  Object.fromEntries(languages.map((language) => [language, blankIsNull(texts[language])]));

/** A draft has the form of what is published, and is as incomplete as the form. */
export const contentOf = (values: AnnouncementValues): DraftContent => ({
  shown: values.shown,
  texts: contentOfTexts(values.texts),
  link: blankIsNull(values.link),
  link_texts: contentOfTexts(values.link_texts),
  from: values.from ?? null,
  until: values.until ?? null,
  tone: values.tone,
  dismissible: values.dismissible,
});

export function valueAt(values: AnnouncementValues, field: AnnouncementField): string | boolean {
  const [name, language] = field.split('.') as [keyof AnnouncementValues, Language?];
  const value = values[name];
  const found = language ? (value as Texts)[language] : value;
  return typeof found === 'boolean' ? found : ((found as string | undefined)?.trim() ?? '');
}

/** Values with one of them replaced by that of other values. */
export function withValue(values: AnnouncementValues, from: AnnouncementValues, field: AnnouncementField) {
  const [name, language] = field.split('.') as [keyof AnnouncementValues, Language?];
  const value = language
    ? { ...(values[name] as Texts), [language]: (from[name] as Texts)[language] }
    : (from[name] as AnnouncementValues[typeof name]);
  return { ...values, [name]: value };
}

/** The fields in which two states differ. */
export const differing = (one: AnnouncementValues, other: AnnouncementValues): AnnouncementField[] =>
  announcementFields.filter((field) => valueAt(one, field) !== valueAt(other, field));

/** How many texts a language lacks that the announcement would show. */
export function countMissing(values: AnnouncementValues): number {
  const shown = values.shown ? [values.texts, ...(values.link?.trim() ? [values.link_texts] : [])] : [];
  return shown.flatMap((texts) => languages.filter((language) => !texts[language]?.trim())).length;
}

/** Where the announcement stands on a day. */
export function standingOf({ shown, from, until }: AnnouncementValues, today: string) {
  if (!shown || !from || !until) return 'none';
  if (today < from) return 'coming';
  return today > until ? 'over' : 'current';
}
