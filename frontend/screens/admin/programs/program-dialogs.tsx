import App from 'antd/es/app';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/programs';
import type { StaffPrograms } from '../../../features/programs/staff-programs.ts';
import { useOnDemand } from '../use-on-demand.ts';
import type { LeaveGuard } from './editor/program-editor.tsx';
import type { ProgramDialog } from './use-open-program.ts';
import { ProgramView } from './view/program-view.tsx';

/** Form, pickers and photos: nobody waits for them who only looks. */
const loadEditor = () => import('./editor/program-editor.tsx');

interface ProgramDialogsProps {
  /** The dialog that the URL opens. */
  dialog: ProgramDialog | undefined;
  list: StaffPrograms;
  onOpen: (dialog: ProgramDialog) => void;
  onClose: () => void;
}

/** One opening of the editor: its form starts from the program as it then was. */
interface Editing {
  number: number;
  dialog: ProgramDialog;
  program: Program | undefined;
  isOpen: boolean;
}

/** The dialogs that the URL names. One with something to lose stays open when the URL changes, and asks. */
export function ProgramDialogs({ dialog, list, onOpen, onClose }: ProgramDialogsProps) {
  const { t } = useTranslation('adminPrograms');
  const { notification } = App.useApp();
  const [editing, setEditing] = useState<Editing>();
  const { Part: ProgramEditor, fetch: fetchEditor } = useOnDemand(loadEditor);
  const guard = useRef<LeaveGuard>(null);
  const isEditor = dialog?.kind === 'add' || dialog?.kind === 'edit';
  const id = dialog && 'id' in dialog ? dialog.id : undefined;
  const named = list.programs?.find((program) => program.id === id);
  const isMissing = id !== undefined && list.programs !== undefined && named === undefined;

  // The question whether to discard is answered later, when the URL may be another.
  const closeUrl = useRef<() => void>(undefined);
  useEffect(() => {
    closeUrl.current = isEditor ? onClose : undefined;
  });
  const closeEditor = () => {
    setEditing((current) => current && { ...current, isOpen: false });
    closeUrl.current?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL opens and closes; what else changes does not.
  useEffect(() => {
    if (isMissing && !editing?.isOpen) {
      notification.warning({ title: t('editor.gone') });
      onClose();
    } else if (isEditor && !editing?.isOpen && !ProgramEditor) {
      void fetchEditor().then((came) => came || onClose());
    } else if (isEditor && !editing?.isOpen && (named || dialog.kind === 'add')) {
      setEditing({ number: (editing?.number ?? 0) + 1, dialog, program: named, isOpen: true });
    } else if (!isEditor && editing?.isOpen) {
      // The browser went back: without an answer to the question the dialog is still there, and so is its URL.
      if (guard.current?.leave()) return;
      onOpen(editing.dialog);
    }
  }, [dialog, named === undefined, isMissing, ProgramEditor === undefined]);

  return (
    <>
      <ProgramView
        open={dialog?.kind === 'view'}
        program={dialog?.kind === 'view' ? named : undefined}
        onClose={onClose}
      />
      {editing && ProgramEditor && (
        <ProgramEditor
          key={editing.number}
          open={editing.isOpen}
          program={editing.program}
          guard={guard}
          onSaved={list.put}
          onClose={closeEditor}
          afterClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
