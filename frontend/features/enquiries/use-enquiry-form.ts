import Form from 'antd/es/form';
import { useMemo, useRef, useState } from 'react';
import type { EnquiryReceipt } from '#contracts/enquiries';
import { useNotify } from '../../components/notices.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { EnquiryDefinition, EnquiryTexts } from './enquiry-definition.ts';
import { changedFields } from './field-names.ts';
import { type EnquiryRoute, sendEnquiry } from './send-enquiry.ts';
import { createSendKey } from './send-key.ts';
import { useFaultTexts } from './use-fault-texts.ts';
import { useFormProblem } from './use-form-problem.ts';
import { useKeptValues } from './use-kept-values.ts';

/** What every enquiry form gets from its screen. */
export interface EnquiryFormProps {
  /** The program the visitor comes from. */
  programId: string | undefined;
  onRemoveProgram: () => void;
  onSent: (receipt: EnquiryReceipt) => void;
}

/** An enquiry form from its draft to its receipt: give the result to `EnquiryForm`. */
export function useEnquiryForm<Values extends object, Route extends EnquiryRoute>(
  definition: EnquiryDefinition<Values, Route>,
  texts: EnquiryTexts,
  { programId, onRemoveProgram, onSent }: EnquiryFormProps,
) {
  const { name, route, empty, fieldOrder, dependents = {}, toBody, check } = definition;
  const { t } = useTranslation('enquiries');
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const dropFailure = useRef<() => void>(undefined);
  const { problem, raise, forgive, show, clear } = useFormProblem(form, isSending);
  const { describeFaults, describeRefusal } = useFaultTexts(texts, fieldOrder);
  const draft = useKeptValues(form, definition);
  const sendKey = useMemo(() => createSendKey(name), [name]);

  const succeed = (receipt: EnquiryReceipt) => {
    draft.clear();
    sendKey.forget();
    form.resetFields();
    notify({ key: name, tone: 'success', title: texts.sentTitle ?? t('notice.sentTitle'), text: texts.sent });
    onSent(receipt);
  };

  const fail = (error: unknown) => {
    const text = texts.failed ?? t('notice.failed');
    dropFailure.current = notify({ key: name, tone: 'error', title: t('notice.failedTitle'), text });
    const refusal = error instanceof ApiError ? error : undefined;
    const isLost = refusal?.kind === 'network';
    raise({ kind: isLost ? (navigator.onLine ? 'lost' : 'offline') : 'failure', ...describeRefusal(refusal) });
  };

  const submit = async () => {
    // Two clicks may come before the first has disabled the button.
    if (isBusy.current) return;
    const body = toBody({ ...empty, ...(form.getFieldsValue(true) as Values) }, programId);
    const faults = check(body);
    if (faults.length > 0) return raise({ kind: 'faults', ...describeFaults(faults) });
    clear();
    dropFailure.current?.();
    isBusy.current = true;
    setIsSending(true);
    try {
      succeed(await sendEnquiry(route, body, sendKey.for(body)));
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  const change = (changed: object, values: Values) => {
    draft.write(values);
    const names = changedFields(changed);
    forgive([...names, ...names.flatMap(([first = '']) => (dependents[first] ?? []).map((field) => [field]))]);
  };

  return { form, name, empty, isSending, problem, submit, change, show, programId, onRemoveProgram };
}

export type EnquiryFormState<Values extends object = object> = ReturnType<typeof useEnquiryForm<Values, EnquiryRoute>>;
