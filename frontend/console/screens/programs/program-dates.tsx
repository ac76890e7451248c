import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** `9 Dec 2026 → 12 Dec 2026`; the arrow points in the reading direction. */
export function ProgramDates({ program }: { program: Pick<Program, 'from_date' | 'to_date'> }) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  return (
    <span>
      <bdi>{formatShortDate(program.from_date, language)}</bdi> {t('datesArrow')}{' '}
      <bdi>{formatShortDate(program.to_date, language)}</bdi>
    </span>
  );
}
