import { type Ref, useId, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { useLeaving } from '../../../components/use-leaving.ts';
import { DraftLine } from '../../../features/drafts/draft-line.tsx';
import { usePreview } from '../preview/use-preview.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { useEditorDepartures } from './departures/use-editor-departures.ts';
import type { Opened } from './draft/opened.ts';
import { PublishMenu } from './draft/publish-menu.tsx';
import { isStuck } from './draft/use-program-draft.ts';
import { EditorAlerts } from './editor-alerts.tsx';
import { ProgramForm } from './program-form.tsx';
import { type ProgramEditorControl, useProgramEditor } from './use-program-editor.ts';

/** Lets the browser's Back button close the dialog in the same way as its own buttons. */
export interface LeaveGuard {
  /** Closes the dialog, or asks first if input would be lost. Returns true if it closes at once. */
  leave: () => boolean;
}

export interface ProgramEditorProps {
  open: boolean;
  /** The program to edit; undefined for a new one. */
  program: Program | undefined;
  guard: Ref<LeaveGuard>;
  /** Called when a new program has begun as a draft. */
  onBegun: (id: string) => void;
  onSaved: (program: Program) => void;
  /** Called after the draft was discarded; true if the program is gone with it. */
  onDiscarded: (id: string, isGone: boolean) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The form and the preview, side by side. */
const columnsBeside = { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '1.5rem' };

/** The dialog to add or edit a program. */
export function ProgramEditor({ opened, ...props }: ProgramEditorProps & { opened: Opened }) {
  const { open, program, guard, onBegun, onSaved, onDiscarded, onClose, afterClose } = props;
  const { t } = useTranslation('adminPrograms');
  const formId = useId();
  const editor = useProgramEditor({ program, opened, onBegun, onSaved, onDone: onClose });
  const { isNew, isSaving, session } = editor;
  const changed = (now: Program) => {
    session.see(now);
    onSaved(now);
  };
  const discarded = (isGone: boolean) => {
    onDiscarded(session.id(), isGone);
    onClose();
  };
  const departures = useEditorDepartures(editor, program, changed);
  const preview = usePreview(editor);
  const leave = useLeavingEditor(editor, onClose);
  useImperativeHandle(guard, () => ({ leave }));
  return (
    <FormDialog
      open={open}
      title={t(isNew ? 'editor.addTitle' : 'editor.editTitle')}
      width={preview.isBeside ? '110rem' : '60rem'}
      formId={formId}
      isSaving={isSaving}
      onCancel={(event) => {
        // Escape during a drag cancels the drag and must not close the dialog.
        if (event.defaultPrevented) return;
        if (preview.isBeside && event.type === 'keydown') preview.hide();
        else leave();
      }}
      onLeave={leave}
      cancelText={t('editor.cancel')}
      submitText={t(isSaving ? 'editor.saving' : isNew ? 'editor.saveNew' : 'editor.saveChanges')}
      afterClose={afterClose}
      aside={<DraftLine {...editor} />}
      beside={<PublishMenu editor={editor} onChanged={changed} onDiscarded={discarded} onPreview={preview.show} />}
    >
      <EditorAlerts editor={editor} opened={opened} onChanged={changed} onDiscarded={discarded} />
      <div style={preview.isBeside ? columnsBeside : undefined}>
        <ProgramForm editor={editor} id={formId} departures={departures} />
        {preview.panel}
      </div>
      {editor.isAsking && <PublishDialog editor={editor} onClose={editor.stopAsking} />}
    </FormDialog>
  );
}

/** Returns a function that closes the dialog, with the question before it loses something. */
function useLeavingEditor(editor: ProgramEditorControl, onClose: () => void) {
  const { t } = useTranslation('adminDrafts');
  const texts = {
    title: t('leave.title'),
    content: t(isStuck(editor.status) ? 'leave.stuckText' : 'leave.text'),
    okText: t('leave.confirm'),
    cancelText: t('leave.cancel'),
  };
  return useLeaving(editor, texts, () => {
    void editor.autosave.end();
    onClose();
  });
}
