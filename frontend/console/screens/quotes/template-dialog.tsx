import Alert from 'antd/es/alert';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuid } from 'uuid';
import { quoteLimits } from '#contracts/api/quote-rules';
import type { QuoteSettings } from '#contracts/api/quote-settings';
import { isolated } from '#shared/lib/isolated.ts';
import { clearErrorsOf } from '../../components/clear-errors.ts';
import shared from '../../components/console.module.css';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useLeaving } from '../../components/use-leaving.ts';
import { saveSettings } from '../../features/quotes/save-settings.ts';
import { QuoteLines } from '../requests/quote/quote-lines.tsx';
import { QuoteText } from '../requests/quote/quote-texts.tsx';
import { bodyOf, type QuoteTemplate, type TemplateValues, templateOf, valuesOf } from './template-values.ts';
import { useSettingsSave } from './use-settings-save.ts';

interface Props {
  open: boolean;
  /** Undefined for a new one. */
  template: QuoteTemplate | undefined;
  settings: QuoteSettings;
  onSaved: (settings: QuoteSettings) => void;
  onClose: () => void;
  afterClose: () => void;
}

const formName = 'quote-template';

/** The dialog to add or edit a template of quotes. */
export default function TemplateDialog({ open, template, settings, onSaved, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminQuotes');
  const formId = useId();
  const [form] = Form.useForm<TemplateValues>();
  const [id] = useState(() => template?.id ?? uuid());
  const [initial] = useState(() => valuesOf(template));
  const [shown] = useState(settings);
  // The issues of the whole list name this template by its place.
  const { run, isSaving, theirs } = useSettingsSave(form, formName, (field) => {
    const [list, , ...path] = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return list === 'templates' && path.length > 0 ? path : undefined;
  });
  const valuesNow = (): TemplateValues => ({ ...initial, ...form.getFieldsValue(true) });
  const isDirty = () => JSON.stringify(valuesNow()) !== JSON.stringify(initial);
  const texts = {
    title: t('templates.leave.title'),
    content: t('templates.leave.text'),
    okText: t('templates.leave.discard'),
    cancelText: t('templates.leave.stay'),
  };
  const leave = useLeaving({ isDirty, isSaving }, texts, onClose);

  const save = async () => {
    const body = bodyOf(id, valuesNow());
    const isSaved = await run(async () => {
      const others = (stored: QuoteSettings) => stored.templates.filter((one) => one.id !== id);
      onSaved(await saveSettings(shown, templateOf(id), (stored) => ({ templates: [...others(stored), body] })));
    }, t('templates.saved'));
    if (isSaved) onClose();
  };

  return (
    <FormDialog
      open={open}
      title={t(template ? 'templates.edit' : 'templates.add')}
      width="64rem"
      formId={formId}
      isSaving={isSaving}
      onLeave={leave}
      cancelText={t('templates.cancel')}
      submitText={t('templates.save')}
      afterClose={afterClose}
    >
      <div role="status">{theirs && <Overtaken theirs={theirs.templates.find((one) => one.id === id)} />}</div>
      <Form<TemplateValues>
        form={form}
        id={formId}
        name={formName}
        className={shared.form}
        layout="vertical"
        initialValues={initial}
        disabled={isSaving}
        onValuesChange={(changed) => clearErrorsOf(form, changed)}
        onFinish={() => void save()}
        noValidate
        autoComplete="off"
      >
        <Form.Item name="title" label={t('templates.name')} extra={t('templates.nameHint')} required>
          <Input maxLength={quoteLimits.title} dir="auto" />
        </Form.Item>
        <QuoteLines form={formName} isSaving={isSaving} none={t('templates.noLines')} />
        <div style={{ marginBlockStart: '1rem' }}>
          {(['words', 'terms', 'bank'] as const).map((name) => (
            <QuoteText key={name} name={name} />
          ))}
        </div>
      </Form>
    </FormDialog>
  );
}

/** Says who has changed the template meanwhile; `theirs` is undefined if it is gone. */
function Overtaken({ theirs }: { theirs: QuoteSettings['templates'][number] | undefined }) {
  const { t } = useTranslation('adminQuotes');
  const by = theirs?.updated_by;
  const title = by
    ? t('templates.overtakenBy', { name: isolated(by.name || by.email) })
    : t(theirs ? 'templates.overtaken' : 'templates.gone');
  return (
    <Alert
      className={shared.apart}
      type="warning"
      showIcon
      title={title}
      description={t(theirs ? 'templates.overtakenText' : 'templates.goneText')}
    />
  );
}
