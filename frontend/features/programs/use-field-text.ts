import { useTranslation } from 'react-i18next';
import { isDay } from '#contracts/calendar';
import { formatAdminPrice, formatShortDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { englishOf, type ProgramField, type ProgramValues, textFields } from './program-values.ts';

/** Functions that put a program's fields and their values into words. */
export type FieldText = ReturnType<typeof useFieldText>;

/** Returns functions that put the form's fields and their values into words. */
export function useFieldText() {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();

  const nameOf = (field: ProgramField): string => {
    const text = textFields.find((name) => englishOf(name) === field);
    if (text) return t('editor.inEnglish', { field: t(`fields.${text}`) });
    return t(`fields.${field as Exclude<ProgramField, `${string}_en`>}`);
  };

  const textOf = (field: ProgramField, value: ProgramValues[ProgramField]): string => {
    if (field === 'featured' || field === 'rating_hidden') return t(value ? 'conflict.yes' : 'conflict.no');
    if (value === null || value === undefined || value === '') return t('conflict.empty');
    if (field === 'type') return t(`types.${value as NonNullable<ProgramValues['type']>}`);
    if (field === 'region') return t(`regions.${value as NonNullable<ProgramValues['region']>}`);
    if (field === 'price_sar') return formatAdminPrice(Number(value), language);
    if (field === 'from_date' || field === 'to_date')
      return isDay(value) ? formatShortDate(value, language) : String(value);
    return String(value);
  };

  return { nameOf, textOf };
}
