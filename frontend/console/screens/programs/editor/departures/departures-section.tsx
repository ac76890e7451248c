import Alert from 'antd/es/alert';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../../../components/console.module.css';
import { Hint } from '../../../../components/hint.tsx';
import { LoadProblem } from '../../../../features/session/load-problem.tsx';
import { DepartureDialogs } from './departure-dialogs.tsx';
import { DepartureLists } from './departure-lists.tsx';
import { DepartureTools } from './departure-tools.tsx';
import { useDepartureActions } from './use-departure-actions.ts';
import type { DeparturesControl } from './use-departures.ts';
import { useKeptDialog } from './use-kept-dialog.ts';

interface Props {
  control: DeparturesControl;
  /** Departures load when their section is first shown. */
  isShown: boolean;
}

/** The departures of a program, which are saved apart from the form. */
export function DeparturesSection({ control, isShown }: Props) {
  const { t } = useTranslation('adminOffer');
  const { programId, list, error, load, hasOwn } = control;
  const actions = useDepartureActions(control);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, and again only when staff ask.
  useEffect(() => {
    if (isShown && programId && !list) void load();
  }, [isShown, programId]);

  useKeptDialog(control, { actions, isShown });

  return (
    <section aria-labelledby="program-departures-title">
      <h3 id="program-departures-title" className={shared.subhead}>
        {t('departures.title')}
      </h3>
      {!programId && <Hint>{t('departures.afterSaving')}</Hint>}
      {programId && (
        <>
          <Alert
            type="info"
            showIcon
            title={t(hasOwn ? 'departures.savedAtOnce' : 'departures.onlyTyped')}
            style={{ marginBlockEnd: '0.75rem' }}
          />
          <DepartureTools actions={actions} />
          {!list && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
          {!list && Boolean(error) && (
            <LoadProblem title={t('departures.loadFailed')} error={error} onRetry={() => void load()} />
          )}
          {list && list.length === 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('departures.onRequest')}
              description={t('departures.onRequestText')}
            />
          )}
          {list && <DepartureLists departures={list} actions={actions} />}
          <DepartureDialogs programId={programId} control={control} actions={actions} />
        </>
      )}
    </section>
  );
}
