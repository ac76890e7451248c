import type { Program } from '#contracts/programs';
import { formatLocalDay } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** `from → to`, each day in the browser's own format; the arrow points along the line of reading. */
export function ProgramDates({ program }: { program: Pick<Program, 'from_date' | 'to_date'> }) {
  const { t } = useTranslation('adminPrograms');
  return (
    <span>
      <bdi>{formatLocalDay(program.from_date)}</bdi> {t('datesArrow')} <bdi>{formatLocalDay(program.to_date)}</bdi>
    </span>
  );
}
