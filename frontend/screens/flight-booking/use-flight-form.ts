import App from 'antd/es/app';
import Form from 'antd/es/form';
import { useEffect, useRef, useState } from 'react';
import type { EnquiryReceipt } from '#contracts/enquiries';
import { createDraft } from '../../features/enquiries/draft.ts';
import type { FormFaultText } from '../../features/enquiries/form-fault.ts';
import { sendFlightRequest } from '../../features/enquiries/send-flight-request.ts';
import { createSendKey } from '../../features/enquiries/send-key.ts';
import { ApiError } from '../../lib/api-error.ts';
import { checkFlightRequest } from '../../lib/form-rules.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { emptyFlight, type FlightValues, toFlightRequest } from './flight-values.ts';
import { useFaultTexts } from './use-fault-texts.ts';

interface Options {
  programId: string | undefined;
  onSent: (receipt: EnquiryReceipt) => void;
}

/** Why the form was not sent. */
interface FormProblem {
  title: string;
  faults: FormFaultText[];
}

/** A notice takes the place of the one before. */
const noticeKey = 'flight-request';

const draft = createDraft<FlightValues>('flight-request');
const sendKey = createSendKey('flight-request');

/** The flight form from its draft to its receipt. */
export function useFlightForm({ programId, onSent }: Options) {
  const { t } = useTranslation('flightBooking');
  const { notification } = App.useApp();
  const [form] = Form.useForm<FlightValues>();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const mustShow = useRef<FormFaultText['name']>(undefined);
  const { describeFaults, describeRefusal } = useFaultTexts();

  useEffect(() => {
    const kept = draft.read();
    if (kept) form.setFieldsValue(kept);
  }, [form]);

  const show = (name: FormFaultText['name']) => form.scrollToField(name, { block: 'center', focus: true });

  const refuse = (next: FormProblem) => {
    setProblem(next);
    form.setFields(next.faults.map(({ name, message }) => ({ name: name as never, errors: [message] })));
    mustShow.current = next.faults[0]?.name;
  };

  // The first wrong field takes the focus once the summary stands above it and sending no longer disables it.
  useEffect(() => {
    if (!problem || isSending || !mustShow.current) return;
    form.scrollToField(mustShow.current, { block: 'center', focus: true });
    mustShow.current = undefined;
  }, [problem, isSending, form]);

  const succeed = (receipt: EnquiryReceipt) => {
    draft.clear();
    sendKey.forget();
    form.setFieldsValue(emptyFlight);
    notification.success({ key: noticeKey, title: t('notice.sentTitle'), description: t('notice.sent') });
    onSent(receipt);
  };

  const submit = async () => {
    const body = toFlightRequest({ ...emptyFlight, ...form.getFieldsValue(true) }, programId);
    const faults = checkFlightRequest(body);
    if (faults.length > 0) return refuse(describeFaults(faults));
    setProblem(undefined);
    setIsSending(true);
    try {
      succeed(await sendFlightRequest(body, sendKey.for(body)));
    } catch (error) {
      notification.error({ key: noticeKey, title: t('notice.failedTitle'), description: t('notice.failed') });
      refuse(describeRefusal(error instanceof ApiError ? error : undefined));
    } finally {
      setIsSending(false);
    }
  };

  const keepDraft = (changed: Partial<FlightValues>, values: FlightValues) => {
    draft.write(values);
    const names = changedFields(changed);
    // The return date's fault may lie in the departure.
    if (changed.from_date) names.push(['to_date']);
    form.setFields(names.map((name) => ({ name: name as never, errors: [] })));
    setProblem((current) => withoutFaults(current, names));
  };

  return { form, isSending, problem, keepDraft, submit, show };
}

/** What is still wrong once these fields have changed. */
function withoutFaults(problem: FormProblem | undefined, names: FormFaultText['name'][]): FormProblem | undefined {
  const changed = new Set(names.map((name) => name.join('.')));
  const faults = problem?.faults.filter(({ name }) => !changed.has(name.join('.'))) ?? [];
  return problem && faults.length > 0 ? { ...problem, faults } : undefined;
}

/** The names of the fields in a change: `name`, or `legs.0.date`. */
function changedFields({ legs, ...fields }: Partial<FlightValues>): FormFaultText['name'][] {
  const inLegs = Object.entries(legs ?? []).flatMap(([index, leg]) =>
    Object.keys(leg ?? {}).map((field) => ['legs', Number(index), field]),
  );
  return [...Object.keys(fields).map((field) => [field]), ...inLegs];
}
