import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { type AnnouncementField, type AnnouncementValues, valueAt } from './announcement-values.ts';

/** The names and values of the announcement's fields, in words. */
export function useAnnouncementWords() {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  const textOf = (values: AnnouncementValues, field: AnnouncementField): string => {
    const value = valueAt(values, field);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === '') return t('empty');
    if (field === 'tone') return t(`tones.${values.tone}`);
    return field === 'from' || field === 'until' ? formatDate(value, language) : value;
  };
  return { nameOf: (field: AnnouncementField) => t(`names.${field}`), textOf };
}
