import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/panel.tsx';
import { useRename } from '../../features/account/use-rename.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

/** The contract's limit (`functions/contracts/field-kit/fields.ts`). */
const longestName = 120;

/** Changes the user's name, which colleagues see. */
export function NamePanel({ name }: { name: string }) {
  const { t } = useTranslation('adminAccount');
  const rename = useRename();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [busy, setBusy] = useState(false);

  const save = async (values: { name: string }) => {
    setBusy(true);
    try {
      await rename(values.name.trim());
      notifySuccess(t('name.saved'));
    } catch (error) {
      notifyFailure(t('name.failed'), error);
    }
    setBusy(false);
  };

  return (
    <Panel title={t('name.title')}>
      <Form
        layout="vertical"
        requiredMark={false}
        initialValues={{ name }}
        validateTrigger="onSubmit"
        onFinish={(values) => void save(values)}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="name"
          label={t('name.label')}
          extra={t('name.hint')}
          rules={[
            { required: true, whitespace: true, message: t('name.required') },
            { max: longestName, message: t('name.tooLong') },
          ]}
        >
          <Input autoComplete="name" dir="auto" />
        </Form.Item>
        <Button htmlType="submit" loading={busy}>
          {t('name.save')}
        </Button>
      </Form>
    </Panel>
  );
}
