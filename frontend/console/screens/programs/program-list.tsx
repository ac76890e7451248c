import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { FreedSeats } from '../../features/departures/freed-seats.tsx';
import { useDrafts } from '../../features/programs/drafts/use-drafts.ts';
import type { StaffPrograms } from '../../features/programs/use-staff-programs.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { useMay } from '../../features/session/use-may.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { SelectionControls } from './bulk/selection-controls.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { PhaseFilter } from './phase-filter.tsx';
import { type ProgramActions, ProgramCard } from './program-card.tsx';
import { listed, narrowed } from './program-filters.ts';
import { ProgramToolbar } from './program-toolbar.tsx';
import { ProgramsSkeleton } from './programs-skeleton.tsx';
import { useNarrowing } from './use-narrowing.ts';
import { usePhaseFilter } from './use-phase-filter.ts';

/** The number of cards that are drawn at first and with each further step. */
const pageSize = 48;

/** Shows the grid, or a skeleton, a problem or an empty message. */
export function ProgramList({ list, ...actions }: { list: StaffPrograms } & ProgramActions) {
  const { t } = useTranslation('adminPrograms');
  const mayAdd = useMay('POST /programs');
  const phase = usePhaseFilter();
  const { narrowing, narrow } = useNarrowing();
  const today = useToday();
  const [count, setCount] = useState(pageSize);
  const { programs, error, isWhole } = list;
  const { drafts, refresh: refreshDrafts } = useDrafts();
  const all = useMemo(() => listed(programs ?? [], today, drafts), [programs, today, drafts]);
  const inPhase = new Set(phase.filter(programs ?? []).map(({ id }) => id));
  const shown = narrowed(all, narrowing, today).filter(({ program }) => inPhase.has(program.id));
  const { order: _, ...sought } = narrowing;
  const selection = useSelection(shown, JSON.stringify([sought, phase.phase]));
  if (!programs) {
    return error ? <LoadProblem title={t('loadFailed')} error={error} onRetry={list.refresh} /> : <ProgramsSkeleton />;
  }
  return (
    <>
      <LoadAlert
        type="warning"
        title={t(isWhole ? 'refreshFailed' : 'restFailed')}
        error={error}
        onRetry={list.refresh}
      />
      <FreedSeats />
      {programs.length === 0 && <StateMessage scene="empty" title={t(mayAdd ? 'empty' : 'emptyRead')} />}
      {programs.length > 0 && (
        <div style={{ marginBlockEnd: '1.25rem' }}>
          <ProgramToolbar narrowing={narrowing} onNarrow={narrow} />
          <Flex wrap align="center" gap="small">
            <PhaseFilter programs={programs} isWhole={isWhole} {...phase} />
            {selection && <SelectionControls selection={selection} count={shown.length} />}
          </Flex>
          {!isWhole && !error && <Hint role="status">{t('loadingRest', { count: programs.length })}</Hint>}
        </div>
      )}
      {programs.length > 0 && shown.length === 0 && isWhole && <StateMessage scene="empty" title={t('filter.none')} />}
      <ul className={shared.bare} style={grid('max(19rem, 30%)', '1.25rem', 'auto-fill')}>
        {shown.slice(0, count).map((one) => (
          <li key={one.program.id} data-program={one.program.id}>
            <ProgramCard listed={one} selection={selection} {...actions} />
          </li>
        ))}
      </ul>
      {shown.length > count && (
        <Button block style={{ marginBlockStart: '1.25rem' }} onClick={() => setCount(count + pageSize)}>
          {t('filter.more', { count: shown.length - count })}
        </Button>
      )}
      {selection && (
        <BulkBar
          selection={selection}
          onChanged={(changed) => {
            changed.forEach(list.put);
            refreshDrafts();
          }}
        />
      )}
    </>
  );
}
