import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { useProblemText } from '../../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { ListedProgram } from '../program-filters.ts';
import type { BulkChange } from './bulk-plan.ts';
import { BulkEntries, BulkList, BulkRow } from './bulk-rows.tsx';
import type { BulkOutcome } from './bulk-run.ts';
import { useBulk } from './use-bulk.ts';

export interface BulkDialogProps {
  change: BulkChange;
  chosen: readonly ListedProgram[];
  /** With the programs that were changed, as they are now. */
  onDone: (programs: readonly Program[]) => void;
  onClose: () => void;
}

/** Says of each chosen program what warns or stops, changes the others, and lists those that failed with the reason. */
export default function BulkDialog({ change, chosen, onDone, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['adminDrafts', 'adminPrograms']);
  const { language } = useLanguage();
  const notifySuccess = useSuccessNotice();
  const { bulk, going, run } = useBulk(change, chosen);
  const { length: count } = going;
  const isWorking = bulk.at === 'working';

  const nameOf = (id: string) => {
    const listed = chosen.find(({ program }) => program.id === id);
    return (listed && programTexts(listed.program, language).trip_name) || t('adminPrograms:card.untitled');
  };
  const confirm = async () => {
    const { done, failed } = await run();
    onDone(done);
    if (failed.length > 0) return;
    notifySuccess(t(`bulk.${change}.done`, { count: done.length }));
    onClose();
  };

  return (
    <ScrollableModal
      open
      title={t(`bulk.${change}.title`, { count: chosen.length })}
      width="40rem"
      // Calls that have begun go on, and the dialog reports how they end.
      closable={!isWorking}
      keyboard={!isWorking}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          {!isWorking && <Button onClick={onClose}>{t(bulk.at === 'over' ? 'bulk.close' : 'publish.cancel')}</Button>}
          {count > 0 && (
            <Button
              type="primary"
              danger={change === 'archive'}
              loading={isWorking}
              onClick={() => isWorking || void confirm()}
            >
              {t(`bulk.${change}.confirm`, { count })}
            </Button>
          )}
        </>
      }
    >
      {bulk.at === 'checking' && <Skeleton active title={false} aria-label={t('bulk.checking')} />}
      {(bulk.at === 'asking' || bulk.at === 'working') && (
        <>
          <p style={{ marginBlockEnd: '1rem' }}>
            {t(`bulk.${change}.text`, { count })}{' '}
            {chosen.length > count && t('bulk.stay', { count: chosen.length - count })}
          </p>
          {bulk.at === 'working' && (
            <Progress
              aria-label={t('bulk.working')}
              percent={Math.round((100 * bulk.done) / bulk.total)}
              format={() => `${bulk.done}/${bulk.total}`}
            />
          )}
          <BulkEntries entries={bulk.entries} nameOf={nameOf} />
        </>
      )}
      {bulk.at === 'over' && <Failures change={change} outcome={bulk.outcome} nameOf={nameOf} />}
    </ScrollableModal>
  );
}

interface FailuresProps {
  change: BulkChange;
  outcome: BulkOutcome;
  nameOf: (id: string) => string;
}

/** Names the programs that failed and the reasons, after others may have succeeded. */
function Failures({ change, outcome: { done, failed }, nameOf }: FailuresProps) {
  const { t } = useTranslation('adminDrafts');
  const problemText = useProblemText();
  const reasonsOf = (error: unknown): string[] => {
    if (isConflict(error)) return [t('bulk.conflict')];
    const fields = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
    return fields.length > 0 ? [...new Set(fields)] : [problemText(error)];
  };
  return (
    <>
      <Alert
        type="error"
        showIcon
        style={{ marginBlockEnd: '1rem' }}
        title={[
          done.length > 0 && t(`bulk.${change}.done`, { count: done.length }),
          t(`bulk.${change}.failed`, { count: failed.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
        description={t('bulk.kept', { count: failed.length })}
      />
      <BulkList>
        {failed.map(({ program, error }) => (
          <BulkRow key={program.id} tone="stopped" name={nameOf(program.id)} lines={reasonsOf(error)} />
        ))}
      </BulkList>
    </>
  );
}
