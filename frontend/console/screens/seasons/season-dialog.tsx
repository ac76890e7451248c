import Form from 'antd/es/form';
import { type Ref, useId, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season, Seasons } from '#contracts/api/seasons';
import shared from '../../components/console.module.css';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useLeaving } from '../../components/use-leaving.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { SeasonConflictAlert } from './season-conflict-alert.tsx';
import { SeasonFields } from './season-fields.tsx';
import type { SeasonValues } from './season-values.ts';
import { useSeasonForm } from './use-season-form.ts';

/** Lets the browser's Back button close the dialog in the same way as its own buttons. */
export interface LeaveGuard {
  /** Closes the dialog, or asks first if input would be lost. Returns true if it closes at once. */
  leave: () => boolean;
}

interface Props {
  open: boolean;
  /** The season to edit; undefined for a new one. */
  season: Season | undefined;
  stored: Seasons;
  guard: Ref<LeaveGuard>;
  onSaved: (stored: Seasons) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog to add or edit a season. */
export default function SeasonDialog({ open, season, stored, guard, onSaved, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminSeasons');
  const formId = useId();
  const editor = useSeasonForm({ season, stored, onSaved, onDone: onClose });
  const { form, isSaving, problem, conflict } = editor;
  const texts = {
    title: t('leave.title'),
    content: t('leave.text'),
    okText: t('leave.discard'),
    cancelText: t('leave.stay'),
  };
  const leave = useLeaving(editor, texts, onClose);
  useImperativeHandle(guard, () => ({ leave }));

  return (
    <FormDialog
      open={open}
      title={t(season ? 'form.editTitle' : 'form.addTitle')}
      width="44rem"
      formId={formId}
      isSaving={isSaving}
      onLeave={leave}
      cancelText={t('cancel')}
      submitText={t(isSaving ? 'form.saving' : 'form.save')}
      afterClose={afterClose}
    >
      <ProblemAlert title={problem && t('form.failed')} text={problem} />
      {conflict && <SeasonConflictAlert conflict={conflict} onTake={editor.takeTheirs} />}
      <Form<SeasonValues>
        form={form}
        id={formId}
        // Prefixes the ids of its fields.
        name="season"
        className={shared.form}
        layout="vertical"
        initialValues={editor.initial}
        disabled={isSaving}
        validateTrigger="onSubmit"
        onFinish={(values) => void editor.submit(values)}
        scrollToFirstError={{ focus: true }}
        noValidate
        autoComplete="off"
      >
        <SeasonFields isTwice={editor.isTwice} />
      </Form>
    </FormDialog>
  );
}
