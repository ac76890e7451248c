import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { type Phase, phases, type usePhaseFilter } from './use-phase-filter.ts';

interface PhaseFilterProps extends ReturnType<typeof usePhaseFilter> {
  programs: readonly Program[];
  /** False while more programs are loading. */
  isWhole: boolean;
}

/** The filter's buttons, each with its number of programs. */
export function PhaseFilter({ programs, isWhole, phase, filter, choose }: PhaseFilterProps) {
  const { t } = useTranslation('adminPrograms');
  return (
    <Segmented<Phase>
      value={phase}
      onChange={choose}
      aria-label={t('filter.label')}
      options={phases.map((value) => ({
        value,
        label: t(`filter.${value}`, { number: `${filter(programs, value).length}${isWhole ? '' : '+'}` }),
      }))}
    />
  );
}
