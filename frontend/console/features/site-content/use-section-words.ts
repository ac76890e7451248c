import { useTranslation } from 'react-i18next';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import { baseLanguage } from '#contracts/api/program-fields';
import type { SectionId } from '#contracts/api/section-names';
import { isLegalPage } from '#contracts/api/site-page-rules';
import type { Focus, SitePicture } from '#contracts/api/site-picture-rules';
import { isDay } from '#contracts/field-kit/calendar';
import { type Language, languages } from '#contracts/field-kit/language';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { Finding } from './section-checks.ts';
import { type SectionField, type SectionPlace, type SectionValues, valueAt } from './section-fields.ts';

interface Texts {
  names: Record<string, string>;
  /** The names of the fields of its cards, where they differ. */
  cardNames?: Record<string, string>;
  card?: { start: string };
  /** In place of `card`, by list. */
  cards?: Record<string, { start: string }>;
}

/** The names and values of a section's fields, in words. */
export function useSectionWords(section: SectionId) {
  const { t } = useTranslation(['adminSite', 'adminPrograms']);
  const { language } = useLanguage();
  const isPage = isLegalPage(section) || isOwnPageId(section);
  const texts = t(`adminSite:${isPage ? 'page' : section}`, { returnObjects: true }) as Texts;
  const { names } = texts;
  const options: Record<string, string> = t('adminSite:options', { returnObjects: true });

  const inLanguage = (label: string, of: Language | undefined) =>
    of && of !== baseLanguage ? t('adminPrograms:editor.inEnglish', { field: label }) : label;
  const nameOf = ({ field: { name }, language: of }: SectionPlace): string => inLanguage(names[name] ?? name, of);
  const findingInWords = ({ word, values, field: { name }, language: of, card }: Finding) => {
    const text = t(`adminSite:checks.${word}`, values ?? {});
    const label = (card && texts.cardNames?.[name]) ?? names[name] ?? name;
    const field = inLanguage(label, of);
    if (!card) return { text, whole: t('adminSite:checks.atField', { field, text }) };
    const { start = '' } = texts.cards?.[card.list.name] ?? texts.card ?? {};
    const item = t('adminSite:cards.item', { start, number: card.place + 1 });
    return { text, whole: t('adminSite:checks.atCard', { card: item, field, text }) };
  };
  const wordsOf = (field: SectionField, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'adminSite:yes' : 'adminSite:no');
    if (field.kind === 'cards') return cardsInWords(field.fields, value as SectionValues[]);
    if (value === undefined || value === null || value === '') return t('adminSite:empty');
    if (field.kind === 'picture') {
      const { width, height } = value as SitePicture;
      return t('adminSite:pictures.known', { width, height });
    }
    if (field.kind === 'program') return t('adminSite:programKnown', { id: String(value).slice(-4) });
    if (field.kind === 'point') {
      const { x, y } = value as Focus;
      return `${Math.round(x * 100)}% × ${Math.round(y * 100)}%`;
    }
    const text = String(value);
    if (field.kind === 'choice') return options[text] ?? text;
    return isDay(text) ? formatDate(text, language) : text;
  };
  /** Writes a line for each language with the alternative text of a picture. */
  const toldOf = (values: SectionValues, { field }: SectionPlace): string[] => {
    if (field.kind !== 'picture' || !field.told || !values[field.name]) return [];
    const told = { name: field.told, kind: 'texts' } as const;
    return languages.map((of) => {
      const place = { field: told, language: of, path: '' };
      return `${nameOf(place)}: ${wordsOf(told, valueAt(values, place))}`;
    });
  };
  /** Writes a line for each card, with its texts in both languages. */
  const cardsInWords = (fields: readonly SectionField[], cards: readonly SectionValues[]): string =>
    cards.length === 0
      ? t('adminSite:empty')
      : cards
          .map((card, index) => {
            const parts = fields.flatMap((field) =>
              field.kind === 'texts'
                ? languages.map((of) => valueAt(card, { field, language: of, path: '' }) as string | undefined)
                : typeof card[field.name] === 'boolean'
                  ? `${names[field.name]}: ${wordsOf(field, card[field.name])}`
                  : card[field.name] === undefined
                    ? []
                    : wordsOf(field, card[field.name]),
            );
            return `${index + 1}. ${parts.filter(Boolean).join(' · ')}`;
          })
          .join('\n');

  return {
    nameOf,
    /** Returns a finding's sentence for its field, and one that also names the field. */
    findingInWords,
    textOf: (values: SectionValues, place: SectionPlace): string =>
      [wordsOf(place.field, valueAt(values, place)), ...toldOf(values, place)].join('\n'),
  };
}
