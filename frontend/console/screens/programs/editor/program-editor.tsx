import Button from 'antd/es/button';
import { type Ref, useId, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Hint } from '../../../components/hint.tsx';
import { useLeaving } from '../../../components/use-leaving.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { IncompleteAlert } from './incomplete-alert.tsx';
import { PhotoPicker } from './photos/photo-picker.tsx';
import { ProgramForm } from './program-form.tsx';
import { useProgramEditor } from './use-program-editor.ts';

/** Lets the browser's Back button close the dialog in the same way as its own buttons. */
export interface LeaveGuard {
  /** Closes the dialog, or asks first if input would be lost. Returns true if it closes at once. */
  leave: () => boolean;
}

interface ProgramEditorProps {
  open: boolean;
  /** The program to edit; undefined for a new one. */
  program: Program | undefined;
  guard: Ref<LeaveGuard>;
  onSaved: (program: Program) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog to add or edit a program. */
export default function ProgramEditor({ open, program, guard, onSaved, onClose, afterClose }: ProgramEditorProps) {
  const { t } = useTranslation('adminPrograms');
  const formId = useId();
  const editor = useProgramEditor({ program, onSaved, onDone: onClose });
  const texts = {
    title: t('editor.discardTitle'),
    content: t('editor.discardText'),
    okText: t('editor.discard'),
    cancelText: t('editor.keepEditing'),
  };
  const leave = useLeaving(editor, texts, onClose);
  useImperativeHandle(guard, () => ({ leave }));
  const { isNew, isSaving, problem, conflict } = editor;

  return (
    <FormDialog
      open={open}
      title={t(isNew ? 'editor.addTitle' : 'editor.editTitle')}
      width="60rem"
      formId={formId}
      isSaving={isSaving}
      // Escape during a drag cancels the drag and must not close the dialog.
      onCancel={(event) => !event.defaultPrevented && leave()}
      onLeave={leave}
      cancelText={t('editor.cancel')}
      submitText={t(isSaving ? 'editor.saving' : isNew ? 'editor.saveNew' : 'editor.saveChanges')}
      afterClose={afterClose}
    >
      <Hint>{t('editor.hint')}</Hint>
      <ProblemAlert
        title={problem && t('notice.saveFailed')}
        text={problem?.text}
        action={problem?.isGone && <Button onClick={editor.startOver}>{t('editor.saveAsNew')}</Button>}
      />
      {conflict && <ConflictPanel conflict={conflict} onChoose={editor.choose} />}
      <ProgramForm
        form={editor.form}
        id={formId}
        initialValues={editor.base}
        isSaving={isSaving}
        onChange={editor.changed}
        onSubmit={() => void editor.submit()}
        photos={
          <>
            {editor.incomplete && <IncompleteAlert {...editor.incomplete} />}
            <PhotoPicker
              photos={editor.photos}
              error={editor.photoError}
              isRequired={isNew}
              isSaving={isSaving}
              onRetry={(id) => void editor.submit(id)}
              onCancel={editor.cancelUpload}
            />
          </>
        }
      />
    </FormDialog>
  );
}
