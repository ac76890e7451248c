import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { LongTextField } from '#shared/features/enquiries/long-text-field.tsx';
import { changeEnquiry } from '../../../features/enquiries/change-enquiry.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

/** The API's limit, in characters. */
const longestNote = 2000;

/** Unsaved notes by request, kept when the panel closes or another screen opens. */
const drafts = new Map<string, string>();

/** Adds an internal note. Notes are only appended, so they need no version and cannot conflict. */
export function NoteForm({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [form] = Form.useForm<{ note: string }>();
  const note = Form.useWatch('note', form);
  const [adding, setAdding] = useState(false);

  const add = async ({ note }: { note: string }) => {
    setAdding(true);
    try {
      await changeEnquiry(enquiry, { note });
      drafts.delete(enquiry.id);
      form.setFieldValue('note', '');
      notifySuccess(t('detail.noteAdded'));
    } catch (error) {
      notifyFailure(t('detail.noteFailed'), error);
    } finally {
      setAdding(false);
    }
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ note: drafts.get(enquiry.id) }}
      onValuesChange={({ note = '' }) => drafts.set(enquiry.id, note)}
      onFinish={(values) => void add(values)}
      validateTrigger="onSubmit"
    >
      <LongTextField
        name="note"
        label={t('detail.note')}
        limit={longestNote}
        required
        rules={[
          { required: true, whitespace: true, message: t('detail.noteRequired') },
          { max: longestNote, message: t('detail.noteTooLong') },
        ]}
        autoSize={{ minRows: 2, maxRows: 8 }}
        placeholder={t('detail.notePlaceholder')}
        onPressEnter={(event) => (event.ctrlKey || event.metaKey) && form.submit()}
        // For an empty field, "auto" would show the Arabic placeholder left to right.
        dir={note ? 'auto' : undefined}
      />
      <Button htmlType="submit" loading={adding}>
        {adding ? t('detail.addingNote') : t('detail.addNote')}
      </Button>
    </Form>
  );
}
