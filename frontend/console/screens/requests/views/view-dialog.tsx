import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Radio from 'antd/es/radio';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Whose } from '#contracts/api/kept-lists';
import { viewLimits } from '#contracts/api/view-rules';
import { ApiError } from '#shared/lib/api-error.ts';
import shared from '../../../components/console.module.css';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Hint } from '../../../components/hint.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import { useProblemText } from '../../../features/session/use-problem-text.ts';
import type { KeptView } from '../../../features/views/use-views.ts';

export interface ViewValues {
  title: string;
  whose: Whose;
}

interface Props {
  open: boolean;
  /** The view to rename; undefined for a new one. */
  edited: KeptView | undefined;
  /** True while a search for one customer narrows the list, which no view keeps. */
  leavesSearch: boolean;
  /** @throws ApiError with issues of the list */
  onSave: (values: ViewValues) => Promise<void>;
  onClose: () => void;
  afterClose: () => void;
}

/** Asks for the name of a view, and of a new one for whom it is. */
export function ViewDialog({ open, edited, leavesSearch, onSave, onClose, afterClose }: Props) {
  const { t } = useTranslation('adminViews');
  const mayShare = useMay('PUT /desk/views');
  const formId = useId();
  const [form] = Form.useForm<ViewValues>();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const problemText = useProblemText();
  useEffect(() => {
    if (open) form.focusField('title');
  }, [open, form]);

  const show = (error: unknown) => {
    const codes = error instanceof ApiError ? error.errors.map(({ code }) => code) : [];
    if (codes.includes('too_many_items')) return setProblem(t('full', { count: viewLimits.views }));
    if (!codes.includes('duplicate_title')) return setProblem(problemText(error));
    form.setFields([{ name: 'title', errors: [t('rules.duplicate')] }]);
    form.focusField('title');
  };

  const submit = async ({ title, whose = 'own' }: ViewValues) => {
    setIsSaving(true);
    setProblem(undefined);
    try {
      await onSave({ title: title.trim(), whose });
      onClose();
    } catch (error) {
      show(error);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <FormDialog
      open={open}
      title={t(edited ? 'form.renameTitle' : 'form.addTitle')}
      width="28rem"
      formId={formId}
      isSaving={isSaving}
      onLeave={onClose}
      cancelText={t('cancel')}
      submitText={t(isSaving ? 'form.saving' : 'form.save')}
      afterClose={afterClose}
    >
      <ProblemAlert title={problem && t('failed')} text={problem} />
      <Form<ViewValues>
        form={form}
        id={formId}
        name="view"
        layout="vertical"
        requiredMark={false}
        initialValues={{ title: edited?.view.title ?? '', whose: 'own' }}
        validateTrigger="onSubmit"
        onFinish={(values) => void submit(values)}
        autoComplete="off"
      >
        <Form.Item
          name="title"
          label={t('form.title')}
          rules={[{ required: true, whitespace: true, message: t('rules.required') }]}
        >
          <Input maxLength={viewLimits.title} dir="auto" aria-required />
        </Form.Item>
        {!edited && mayShare && (
          <Form.Item name="whose" label={t('form.whose')}>
            <Radio.Group
              className={shared.targets}
              options={(['own', 'shared'] as const).map((value) => ({ value, label: t(`whose.${value}`) }))}
            />
          </Form.Item>
        )}
      </Form>
      {!edited && <Hint>{t(leavesSearch ? 'form.withoutSearch' : 'form.hint')}</Hint>}
    </FormDialog>
  );
}
