import { useTranslation } from 'react-i18next';
import type { SeasonKind } from '#contracts/api/seasons';
import { isDay } from '#contracts/field-kit/calendar';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { SeasonValues } from './season-values.ts';

/** Returns functions that put a season's fields and their values into words. */
export function useSeasonText() {
  const { t } = useTranslation('adminSeasons');
  const { language } = useLanguage();
  return {
    nameOf: (field: keyof SeasonValues): string => t(`fields.${field}`),
    textOf: (field: keyof SeasonValues, value: string | undefined): string => {
      if (!value) return t('none');
      if (field === 'kind') return t(`kinds.${value as SeasonKind}`);
      return isDay(value) ? formatDate(value, language) : value;
    },
  };
}
