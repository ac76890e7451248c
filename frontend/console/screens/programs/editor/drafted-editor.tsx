import { useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { LoadProblem } from '../../../features/session/load-problem.tsx';
import { PlannedDialog } from '../publishing/planned-dialog.tsx';
import { type Opened, openDraft } from './draft/opened.ts';
import { ProgramEditor, type ProgramEditorProps } from './program-editor.tsx';

/** The dialog to add or edit a program: it opens with the draft, if there is one. */
export default function DraftedEditor(props: ProgramEditorProps) {
  const { program: given, open, guard, onSaved, onClose, afterClose } = props;
  const [program, setProgram] = useState(given);
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<unknown>();
  const isPlanned = Boolean(program?.publication?.planned_at);

  const load = (of: Program | undefined) => {
    setError(undefined);
    openDraft(of).then(setOpened, setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening; the cancelled plan loads it itself.
  useEffect(() => {
    if (!isPlanned) load(program);
  }, []);

  const leaveAtOnce = () => {
    onClose();
    afterClose();
    return true;
  };
  if (program && isPlanned) {
    const cancelled = (now: Program) => {
      onSaved(now);
      setProgram(now);
      load(now);
    };
    return <PlannedDialog open={open} program={program} guard={guard} onCancelled={cancelled} onClose={leaveAtOnce} />;
  }
  if (opened) return <ProgramEditor {...props} program={program} opened={opened} />;
  return <Loading error={error} guard={guard} onRetry={() => load(program)} onClose={leaveAtOnce} />;
}

interface LoadingProps extends Pick<ProgramEditorProps, 'guard'> {
  error: unknown;
  onRetry: () => void;
  onClose: () => boolean;
}

/** Shows only a failure: a draft loads faster than a dialog opens. */
function Loading({ error, guard, onRetry, onClose }: LoadingProps) {
  const { t } = useTranslation(['adminDrafts', 'adminPrograms']);
  useImperativeHandle(guard, () => ({ leave: onClose }));
  return (
    <ScrollableModal
      open={error !== undefined}
      title={t('adminPrograms:editor.editTitle')}
      width="44rem"
      onCancel={onClose}
      footer={null}
    >
      <LoadProblem title={t('loadFailed')} error={error} onRetry={onRetry} />
    </ScrollableModal>
  );
}
