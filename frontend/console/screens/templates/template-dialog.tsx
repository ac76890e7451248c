import Form from 'antd/es/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Whose } from '#contracts/api/kept-lists';
import type { TemplateList, Templates } from '#contracts/api/templates';
import { formatDateTime } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ConflictAlert } from '../../components/conflict-alert.tsx';
import shared from '../../components/console.module.css';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useLeaving } from '../../components/use-leaving.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { TemplateFields } from './template-fields.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { differing, type TemplateValues, valuesOf } from './template-values.ts';
import { type Conflict, type EditedTemplate, formName, useTemplateForm } from './use-template-form.ts';

export type { EditedTemplate };

interface Props {
  open: boolean;
  edited: EditedTemplate;
  templates: Templates;
  onSaved: (whose: Whose, list: TemplateList) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The dialog to add or edit a template, with both languages beside each other. */
export default function TemplateDialog({ open, edited, templates, onSaved, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const formId = useId();
  const editor = useTemplateForm({ edited, templates, onSaved, onDone: onClose });
  const { form, isSaving, problem, conflict } = editor;
  const texts = {
    title: t('leave.title'),
    content: t('leave.text'),
    okText: t('leave.discard'),
    cancelText: t('leave.stay'),
  };
  const leave = useLeaving(editor, texts, onClose);
  return (
    <FormDialog
      open={open}
      title={t(edited.template ? 'form.editTitle' : 'form.addTitle')}
      width="56rem"
      formId={formId}
      isSaving={isSaving}
      onLeave={leave}
      cancelText={t('cancel')}
      submitText={t(isSaving ? 'form.saving' : 'form.save')}
      afterClose={afterClose}
    >
      <ProblemAlert title={problem && t('form.failed')} text={problem} />
      {conflict && <ChangedMeanwhile conflict={conflict} onTake={editor.takeTheirs} />}
      <Form<TemplateValues>
        form={form}
        id={formId}
        // Prefixes the ids of its fields.
        name={formName}
        className={shared.form}
        layout="vertical"
        initialValues={editor.initial}
        disabled={isSaving}
        onFinish={() => void editor.submit()}
        noValidate
        autoComplete="off"
      >
        <TemplateFields form={form} isNew={!edited.template} />
        <Form.Item noStyle shouldUpdate>
          {() => <TemplatePreview texts={{ ...editor.initial.texts, ...form.getFieldValue('texts') }} />}
        </Form.Item>
      </Form>
    </FormDialog>
  );
}

/** Says who has changed or removed the template meanwhile, with both versions side by side. */
function ChangedMeanwhile({ conflict, onTake }: { conflict: Conflict; onTake: () => void }) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const { language } = useLanguage();
  const { mine, theirs, removal } = conflict;
  const by = theirs ? theirs.updated_by : removal?.by;
  const name = by && isolated(by.name || by.email);
  const rows = theirs ? differing(mine, valuesOf(mine.whose, theirs)) : [];
  return (
    <ConflictAlert
      conflict={conflict}
      title={theirs ? t('conflict.title', { name }) : name ? t('conflict.removed', { name }) : t('conflict.goneTitle')}
      text={theirs ? t('conflict.text', { time: formatDateTime(theirs.updated_at, language) }) : t('conflict.goneText')}
      rows={rows.map(({ field, ...row }) => ({ label: t(`fields.${field}`), ...row }))}
      sides={{ mine: t('conflict.mine'), theirs: t('conflict.theirs'), take: t('conflict.take') }}
      onTake={theirs && onTake}
    />
  );
}
