import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { isDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Hint } from '../../../components/hint.tsx';
import { useLeaving } from '../../../components/use-leaving.ts';
import { DraftLine } from '../../../features/drafts/draft-line.tsx';
import { copiedValues } from '../../../features/programs/copied-values.ts';
import { type ProgramValues, toValues } from '../../../features/programs/program-values.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { usePreview } from '../preview/use-preview.tsx';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { useDepartures } from './departures/use-departures.ts';
import { DraftAlerts } from './draft/draft-alerts.tsx';
import type { Opened } from './draft/opened.ts';
import { PublishMenu } from './draft/publish-menu.tsx';
import { IncompleteAlert } from './incomplete-alert.tsx';
import { PhotoPicker } from './photos/photo-picker.tsx';
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
  /** The program of which a new one is a copy. */
  copyOf: Program | undefined;
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
  const { open, program, copyOf, guard, onBegun, onSaved, onDiscarded, onClose, afterClose } = props;
  const { t } = useTranslation('adminPrograms');
  const { t: offer, i18n } = useTranslation('adminOffer');
  const [copied] = useState(() => {
    const nameIn = (language: Language) => (name: string) =>
      i18n.getFixedT(language, 'adminOffer')('copySuffix', { name });
    return copyOf && copiedValues(toValues(copyOf), nameIn);
  });
  const formId = useId();
  const editor = useProgramEditor({ program, opened, copied, onBegun, onSaved, onDone: onClose });
  const { isNew, isSaving, problem, conflict, session } = editor;
  const changed = (now: Program) => {
    session.see(now);
    onSaved(now);
  };
  const hasDays = useHasDays(editor.form);
  const departures = useDepartures({
    program: program && editor.saved(),
    begunId: hasDays && editor.session.isBegun() ? editor.session.id() : undefined,
    typedNights: () => editor.form.getFieldValue('nights'),
    saveDraft: editor.autosave.flush,
    onChanged: changed,
  });
  const preview = usePreview(editor);
  const texts = useLeavingTexts(editor);
  const close = () => {
    void editor.autosave.end();
    onClose();
  };
  const leave = useLeaving(editor, texts, close);
  useImperativeHandle(guard, () => ({ leave }));
  const discarded = (isGone: boolean) => {
    onDiscarded(session.id(), isGone);
    onClose();
  };
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
      <Hint>{t('editor.hint')}</Hint>
      {copied && <Alert type="info" title={offer('copied')} style={{ marginBlock: '0.5rem' }} />}
      <ProblemAlert
        title={problem && t('notice.saveFailed')}
        text={problem?.text}
        action={problem?.isGone && <Button onClick={editor.startOver}>{t('editor.saveAsNew')}</Button>}
      />
      <DraftAlerts editor={editor} opened={opened} onDiscarded={discarded} />
      {conflict && <ConflictPanel conflict={conflict} onChoose={editor.choose} />}
      <div style={preview.isBeside ? columnsBeside : undefined}>
        <ProgramForm
          form={editor.form}
          id={formId}
          initialValues={editor.base}
          isSaving={isSaving}
          section={editor.section}
          onSection={editor.setSection}
          onChange={editor.changed}
          onSubmit={() => void editor.submit()}
          onLeaveField={() => void editor.autosave.flush()}
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
        {preview.panel}
      </div>
    </FormDialog>
  );
}

/** True once the days are typed that are a new program's first departure. */
function useHasDays(form: FormInstance<ProgramValues>): boolean {
  const from = Form.useWatch('from_date', form);
  const to = Form.useWatch('to_date', form);
  const nights = Form.useWatch('nights', form);
  return isDay(from) && isDay(to) && to >= from && Boolean(nights);
}

/** The question before closing loses something. */
function useLeavingTexts({ status }: ProgramEditorControl) {
  const { t } = useTranslation('adminDrafts');
  const isStuck = ['offline', 'failed', 'conflict'].includes(status.state);
  return {
    title: t('leave.title'),
    content: t(isStuck ? 'leave.stuckText' : 'leave.text'),
    okText: t('leave.confirm'),
    cancelText: t('leave.cancel'),
  };
}
