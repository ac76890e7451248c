import type { Program } from '#contracts/programs';
import { formatShortDate } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** `9 Dec 2026 → 12 Dec 2026`; the arrow points along the line of reading. */
export function ProgramDates({ program }: { program: Pick<Program, 'from_date' | 'to_date'> }) {
  const { t, language } = useTranslation('adminPrograms');
  return (
    <span>
      <bdi>{formatShortDate(program.from_date, language)}</bdi> {t('datesArrow')}{' '}
      <bdi>{formatShortDate(program.to_date, language)}</bdi>
    </span>
  );
}
