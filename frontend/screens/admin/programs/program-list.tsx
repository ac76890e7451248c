import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../components/state-message.tsx';
import type { StaffPrograms } from '../../../features/programs/staff-programs.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import { columns } from '../columns.ts';
import shared from '../console.module.css';
import { PhaseFilter, usePhaseFilter } from './phase-filter.tsx';
import { type ProgramActions, ProgramCard } from './program-card.tsx';
import { ProgramsSkeleton } from './programs-skeleton.tsx';

/** Shows the grid, or a skeleton, a problem or an empty message. */
export function ProgramList({ list, ...actions }: { list: StaffPrograms } & ProgramActions) {
  const { t } = useTranslation('adminPrograms');
  const problemText = useProblemText();
  const phase = usePhaseFilter();
  const { programs, error } = list;
  const retry = <Button onClick={list.refresh}>{t('tryAgain')}</Button>;
  if (!programs) {
    return error ? (
      <StateMessage scene="offline" title={t('loadFailed')} text={problemText(error)} tone="error">
        {retry}
      </StateMessage>
    ) : (
      <ProgramsSkeleton />
    );
  }
  const shown = phase.filter(programs);
  return (
    <>
      {error && <ProblemAlert type="warning" title={t('refreshFailed')} text={problemText(error)} action={retry} />}
      {programs.length === 0 && <StateMessage scene="empty" title={t('empty')} />}
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
