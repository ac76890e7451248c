import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuid } from 'uuid';
import type { Enquiry } from '#contracts/api/enquiries';
import { taskLimits } from '#contracts/api/task-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { fromRiyadh } from '../../../features/enquiries/call-back.ts';
import { addTask } from '../../../features/enquiries/task-calls.ts';
import { useDesk } from '../../../features/enquiries/use-desk.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';

interface Values {
  text: string;
  /** A time of Riyadh. */
  due: string;
  to: string;
}

const tomorrow = () => `${riyadhDay(new Date(Date.now() + 86_400_000))}T10:00`;

/** Adds a task: what, by when and for whom, at first the request's owner or who adds it. */
export function TaskForm({ enquiry, onEnd }: { enquiry: Enquiry; onEnd: () => void }) {
  const { t } = useTranslation('adminCustomer');
  const { data: desk } = useDesk();
  const notifyFailure = useFailureNotice();
  const [form] = Form.useForm<Values>();
  const [isSaving, setIsSaving] = useState(false);
  // A repeated call adds the task once.
  const [id] = useState(() => uuid());
  const people = desk?.people ?? [];
  const owner = people.find(({ email }) => email === enquiry.owner?.email);
  const likeliest = owner?.id ?? desk?.me;

  // The people may arrive after the form is open; a choice stays.
  useEffect(() => {
    if (likeliest && !form.getFieldValue('to')) form.setFields([{ name: 'to', value: likeliest, errors: [] }]);
  }, [form, likeliest]);

  const save = async ({ text, due, to }: Values) => {
    setIsSaving(true);
    try {
      await addTask(enquiry, { id, text, due_at: fromRiyadh(due), to });
      onEnd();
    } catch (error) {
      notifyFailure(t('tasks.notAdded'), error);
      setIsSaving(false);
    }
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={isSaving}
      initialValues={{ due: tomorrow(), to: likeliest }}
      onFinish={(values) => void save(values)}
    >
      <Form.Item
        name="text"
        label={t('tasks.text')}
        rules={[
          { required: true, whitespace: true, message: t('tasks.textRequired') },
          { max: taskLimits.length, message: t('tasks.textLong', { limit: taskLimits.length }) },
        ]}
      >
        <Input autoFocus />
      </Form.Item>
      <Flex wrap gap="0 12px">
        <Form.Item
          name="due"
          label={t('tasks.when')}
          rules={[{ required: true, message: t('tasks.whenRequired') }]}
          style={{ flex: '1 1 12rem' }}
        >
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item
          name="to"
          label={t('tasks.to')}
          rules={[{ required: true, message: t('tasks.toRequired') }]}
          style={{ flex: '1 1 10rem' }}
        >
          <Select options={people.map(({ id: value, name }) => ({ value, label: <bdi>{name}</bdi> }))} />
        </Form.Item>
      </Flex>
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('tasks.save')}
        </Button>
        <Button onClick={onEnd}>{t('tasks.cancel')}</Button>
      </Flex>
    </Form>
  );
}
