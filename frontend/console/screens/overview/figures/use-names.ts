import { useTranslation } from 'react-i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { useLanguage } from '#shared/lib/use-language.ts';

type Row<Group extends 'sources' | 'programs'> = PeriodFigures[Group][number];

/** Returns functions that name a source and a program. */
export function useNames() {
  const { t } = useTranslation('adminFigures');
  const { language } = useLanguage();
  return {
    sourceName: ({ source, entered }: Pick<Row<'sources'>, 'source' | 'entered'>) =>
      source ?? t(entered ? 'sources.entered' : 'sources.unknown'),
    programName: ({ trip_name }: Pick<Row<'programs'>, 'trip_name'>) =>
      trip_name?.[language] || trip_name?.ar || t('programs.gone'),
  };
}
