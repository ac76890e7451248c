import Button from 'antd/es/button';
import Form from 'antd/es/form';
import type { TextAreaProps } from 'antd/es/input/TextArea';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Enquiry } from '#contracts/api/enquiries';
import { LongTextField } from '#shared/features/enquiries/long-text-field.tsx';
import { ColleaguesNote } from '../../../features/presence/colleagues-note.tsx';
import { useTyping } from '../../../features/presence/use-replying.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';

interface Texts {
  label: string;
  placeholder: string;
  required: string;
  tooLong: string;
  send: string;
  sending: string;
  sent: string;
  failed: string;
}

interface Props {
  /** The name of the field. */
  name: string;
  texts: Texts;
  /** The API's limit, in characters. */
  limit: number;
  /** Unsent texts by request, kept when the panel closes or another screen opens. */
  drafts: Map<string, string>;
  enquiry: Enquiry;
  /** @param key the same for each attempt, so that a text that has arrived although the call failed is added once */
  send: (text: string, key: string) => Promise<unknown>;
  isPrimary?: boolean;
  /** The control, if it is another one than antd's. */
  as?: ComponentType<TextAreaProps>;
  /** Says who will read the text. */
  children?: ReactNode;
}

/** A text for the history of a request. Entries are only appended, so they need no version and cannot conflict. */
export function HistoryTextForm({ name, texts, limit, drafts, enquiry, send, isPrimary = false, as, children }: Props) {
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [form] = Form.useForm<Record<string, string>>();
  const text = Form.useWatch(name, form);
  const [sending, setSending] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const onTyping = useTyping(enquiry);
  const { id } = enquiry;
  const notice = `${name}-${id}`;

  const submit = async () => {
    setSending(true);
    try {
      await send(form.getFieldValue(name), key);
      setKey(crypto.randomUUID());
      drafts.delete(id);
      form.setFieldValue(name, '');
      onTyping('');
      notifySuccess(texts.sent, notice);
    } catch (error) {
      notifyFailure(texts.failed, error, notice);
    } finally {
      setSending(false);
    }
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ [name]: drafts.get(id) }}
      onValuesChange={(changed: Record<string, string | undefined>) => {
        drafts.set(id, changed[name] ?? '');
        onTyping(changed[name] ?? '');
      }}
      onFinish={() => void submit()}
      validateTrigger="onSubmit"
    >
      <LongTextField
        name={name}
        as={as}
        label={texts.label}
        limit={limit}
        required
        rules={[
          { required: true, whitespace: true, message: texts.required },
          { max: limit, message: texts.tooLong },
        ]}
        autoSize={{ minRows: 1, maxRows: 8 }}
        placeholder={texts.placeholder}
        onPressEnter={(event) => (event.ctrlKey || event.metaKey) && form.submit()}
        // For an empty field, "auto" would show the Arabic placeholder left to right.
        dir={text ? 'auto' : undefined}
      />
      {children}
      <ColleaguesNote enquiry={enquiry} isAboveSend />
      <Button htmlType="submit" type={isPrimary ? 'primary' : 'default'} loading={sending}>
        {sending ? texts.sending : texts.send}
      </Button>
    </Form>
  );
}
