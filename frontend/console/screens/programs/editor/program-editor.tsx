import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Hint } from '../../../components/hint.tsx';
import { useLeaving } from '../../../components/use-leaving.ts';
import { copiedValues } from '../../../features/programs/copied-values.ts';
import { toValues } from '../../../features/programs/program-values.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { useDepartures } from './departures/use-departures.ts';
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
  /** The program of which a new one is a copy. */
  copyOf: Program | undefined;
  guard: Ref<LeaveGuard>;
  onSaved: (program: Program) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog to add or edit a program. */
export default function ProgramEditor(props: ProgramEditorProps) {
  const { open, program, copyOf, guard, onSaved, onClose, afterClose } = props;
  const { t } = useTranslation('adminPrograms');
  const { t: offer, i18n } = useTranslation('adminOffer');
  const [copied] = useState(() => {
    const nameIn = (language: Language) => (name: string) =>
      i18n.getFixedT(language, 'adminOffer')('copySuffix', { name });
    return copyOf && copiedValues(toValues(copyOf), nameIn);
  });
  const formId = useId();
  const editor = useProgramEditor({ program, copied, onSaved, onDone: onClose });
  const departures = useDepartures({ program: program && editor.saved(), onChanged: onSaved });
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
      {copied && <Alert type="info" title={offer('copied')} style={{ marginBlock: '0.5rem' }} />}
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
        section={editor.section}
        onSection={editor.setSection}
        onChange={editor.changed}
        onSubmit={() => void editor.submit()}
        departures={departures}
        photos={editor.photos}
        photoPicker={
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
