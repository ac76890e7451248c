import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Modal from 'antd/es/modal/Modal';
import Radio from 'antd/es/radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrivacyRequestKind } from '#contracts/api/privacy';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { ApiError } from '#shared/lib/api.ts';
import shared from '../../components/console.module.css';
import { addPrivacyRequest, readWhom } from '../../features/privacy/privacy-records.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

const kinds = ['access', 'export', 'correct', 'erase'] as const satisfies readonly PrivacyRequestKind[];

interface Values {
  kind: PrivacyRequestKind;
  contact: string;
  received_on: string;
}

/** Records a privacy request, which starts its period for an answer. */
export function AddRequestButton() {
  const { t } = useTranslation('adminPrivacy');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [form] = Form.useForm<Values>();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const save = async ({ kind, contact = '', received_on }: Values) => {
    setIsBusy(true);
    try {
      await addPrivacyRequest({ kind, received_on, ...readWhom(contact) });
      notifySuccess(t('requests.saved'));
      setIsOpen(false);
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) {
        form.setFields([{ name: 'contact', errors: [t('search.invalid')] }]);
      } else notifyFailure(t('requests.saveFailed'), error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('requests.add')}
      </Button>
      <Modal
        open={isOpen}
        title={t('requests.add')}
        okText={t('requests.save')}
        cancelText={t('cancel')}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        onCancel={() => setIsOpen(false)}
        destroyOnHidden
      >
        <Form<Values>
          form={form}
          layout="vertical"
          preserve={false}
          name="privacy-request"
          autoComplete="off"
          initialValues={{ kind: 'access', contact: '', received_on: riyadhDay() }}
          onFinish={(values) => void save(values)}
        >
          <Form.Item name="kind" label={t('requests.kind')}>
            <Radio.Group
              className={shared.targets}
              vertical
              options={kinds.map((value) => ({ value, label: t(`requests.kinds.${value}`) }))}
            />
          </Form.Item>
          <Form.Item
            name="contact"
            label={t('search.label')}
            rules={[{ required: true, message: t('search.invalid') }]}
          >
            <Input dir="ltr" />
          </Form.Item>
          <Form.Item name="received_on" label={t('requests.received')}>
            <Input type="date" max={riyadhDay()} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
