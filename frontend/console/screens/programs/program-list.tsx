import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { columns } from '../../components/columns.ts';
import shared from '../../components/console.module.css';
import type { StaffPrograms } from '../../features/programs/use-staff-programs.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { useMay } from '../../features/session/use-may.ts';
import { PhaseFilter } from './phase-filter.tsx';
import { type ProgramActions, ProgramCard } from './program-card.tsx';
import { ProgramsSkeleton } from './programs-skeleton.tsx';
import { usePhaseFilter } from './use-phase-filter.ts';

/** Shows the grid, or a skeleton, a problem or an empty message. */
export function ProgramList({ list, ...actions }: { list: StaffPrograms } & ProgramActions) {
  const { t } = useTranslation('adminPrograms');
  const mayAdd = useMay('POST /programs');
  const phase = usePhaseFilter();
  const { programs, error } = list;
  if (!programs) {
    return error ? <LoadProblem title={t('loadFailed')} error={error} onRetry={list.refresh} /> : <ProgramsSkeleton />;
  }
  const shown = phase.filter(programs);
  return (
    <>
      <LoadAlert type="warning" title={t('refreshFailed')} error={error} onRetry={list.refresh} />
      {programs.length === 0 && <StateMessage scene="empty" title={t(mayAdd ? 'empty' : 'emptyRead')} />}
      {programs.length > 0 && (
        <div style={{ marginBlockEnd: '1.25rem' }}>
          <PhaseFilter programs={programs} {...phase} />
        </div>
      )}
      {programs.length > 0 && shown.length === 0 && <StateMessage scene="empty" title={t('filter.none')} />}
      <ul className={shared.bare} style={columns('max(19rem, 30%)', '1.25rem', 'auto-fill')}>
        {shown.map((program) => (
          <li key={program.id} data-program={program.id}>
            <ProgramCard program={program} {...actions} />
          </li>
        ))}
      </ul>
    </>
  );
}
