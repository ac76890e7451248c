import { useTranslation } from 'react-i18next';
import { type FieldName, type FieldValues, programFields, textNames } from '#contracts/api/program-fields';
import { isDay } from '#contracts/field-kit/calendar';
import { countryName, formatAdminPrice, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { PartValues } from './part-values.ts';
import { englishOf, type ProgramField, type ProgramValues } from './program-values.ts';

/** The key of an option's text. */
type OptionKey = {
  [Name in FieldName<'choice'>]: `options.${Name}.${NonNullable<FieldValues[Name]>}`;
}[FieldName<'choice'>];

/** Functions that put a program's fields and their values into words. */
export type FieldText = ReturnType<typeof useFieldText>;

/** Returns functions that put the form's fields and their values into words; those of parts are `usePartWords`. */
export function useFieldText() {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();

  const nameOf = (field: ProgramField): string => {
    const text = textNames.find((name) => englishOf(name) === field);
    if (text) return t('editor.inEnglish', { field: t(`fields.${text}`) });
    return t(`fields.${field as FieldName | keyof PartValues}`);
  };

  const textOf = (field: ProgramField, value: ProgramValues[ProgramField]): string => {
    const kind = field in programFields ? programFields[field as FieldName].kind : 'text';
    if (kind === 'flag') return t(value ? 'conflict.yes' : 'conflict.no');
    if (value === null || value === undefined || value === '') return t('conflict.empty');
    if (kind === 'choice') return t(`options.${field}.${value}` as OptionKey);
    if (kind === 'country') return countryName(String(value), language);
    if (kind === 'riyals') return formatAdminPrice(Number(value), language);
    if (kind === 'day') return isDay(value) ? formatShortDate(value, language) : String(value);
    return String(value);
  };

  return { nameOf, textOf };
}
