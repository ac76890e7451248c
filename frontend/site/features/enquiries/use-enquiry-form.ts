import Form from 'antd/es/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentConsentText } from '#contracts/api/consent-texts';
import type { SentReceipt } from '#contracts/api/enquiries';
import { formCheck } from '#contracts/api/enquiry-kinds/form-check';
import type { Program } from '#contracts/api/programs';
import { useNotify } from '#shared/components/use-notify.ts';
import { isDayIssue } from '#shared/features/enquiries/day-checks.ts';
import type { EnquiryDefinition, EnquiryTexts } from '#shared/features/enquiries/enquiry-definition.ts';
import { changedFields } from '#shared/features/enquiries/field-names.ts';
import { programTerms } from '#shared/features/enquiries/program-terms.ts';
import { type EnquiryBody, type EnquiryRoute, sendEnquiry } from '#shared/features/enquiries/send-enquiry.ts';
import { createSendKey } from '#shared/features/enquiries/send-key.ts';
import type { FixedValues } from '#shared/features/enquiries/use-fixed-values.ts';
import { useFormProblem } from '#shared/features/enquiries/use-form-problem.ts';
import { useIssueTexts } from '#shared/features/enquiries/use-issue-texts.ts';
import { ApiError } from '#shared/lib/api-error.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { missingTexts } from '../../lib/missing-fields.ts';
import { keepLink } from '../request-page/request-link.ts';
import type { AskedDatesState } from './asked-dates-state.ts';
import { type Unconfirmed, whyUnconfirmed } from './confirmation-limit.ts';
import { useChallenge } from './use-challenge.ts';
import type { EnquiredProgram } from './use-enquired-program.ts';
import { useKeptValues } from './use-kept-values.ts';
import { useProgramName } from './use-program-name.ts';

/** A receipt without the secret of its link, which is in the tab's storage only (`request-link.ts`). */
export type KeptReceipt = Omit<SentReceipt, 'secret'>;

/** A sent enquiry and its receipt. */
export interface SentEnquiry<Route extends EnquiryRoute> {
  receipt: KeptReceipt;
  body: EnquiryBody<Route>;
  program: Program | undefined;
  /** Set if no confirmation will come by e-mail. */
  unconfirmed: Unconfirmed | undefined;
}

/** Props of every enquiry form. */
export interface EnquiryFormProps<Route extends EnquiryRoute> {
  /** The program from which the visitor comes. */
  from: EnquiredProgram;
  onSent: (sent: SentEnquiry<Route>) => void;
}

const chosenTerms = ({ chosen: { from, to }, party: { adults, ages, infants } }: AskedDatesState) => ({
  dates: { from, to },
  party: { adults, children: ages.length, infants },
});

/**
 * The values that the program fixes, and a function that computes them again: the departure may pass while the form is
 * open.
 */
function useFixedByProgram<Values extends object, Route extends EnquiryRoute>(
  { fixedBy }: EnquiryDefinition<Values, Route>,
  { program, asked }: EnquiredProgram,
) {
  const { language } = useLanguage();
  const fixedNow = useCallback(
    (): Partial<Values> =>
      (program && fixedBy?.({ ...programTerms(program, language), ...(asked && chosenTerms(asked)) })) ?? {},
    [program, asked, fixedBy, language],
  );
  const fixed: FixedValues = useMemo(fixedNow, [fixedNow]);
  return { fixed, fixedNow };
}

/** Sends an enquiry, one attempt at a time, and tells the visitor how it went. */
function useSending<Route extends EnquiryRoute>(
  { name, route }: { name: string; route: Route },
  texts: EnquiryTexts,
  { from, onSent }: EnquiryFormProps<Route>,
) {
  const { t } = useTranslation('enquiries');
  const notify = useNotify();
  const nameOf = useProgramName();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const challenge = useChallenge();
  const dropFailure = useRef<() => void>(undefined);
  const sendKey = useMemo(() => createSendKey(name), [name]);

  const succeed = ({ secret, ...receipt }: SentReceipt, body: EnquiryBody<Route>) => {
    sendKey.forget();
    keepLink({ reference: receipt.reference, secret });
    const text = body.program_id ? texts.sentFor(nameOf(from.program)) : texts.sent;
    notify({ key: name, tone: 'success', title: texts.sentTitle ?? t('notice.sentTitle'), text });
    const unconfirmed = whyUnconfirmed(body.email, receipt.unconfirmed);
    onSent({ receipt, body, program: from.program, unconfirmed });
  };

  const send = async (body: EnquiryBody<Route>, onAccepted: () => void, onFailed: (error: unknown) => void) => {
    dropFailure.current?.();
    isBusy.current = true;
    setIsSending(true);
    try {
      // Sent with the content but not part of it: they differ with every attempt.
      const traces = {
        website: trap.current?.value,
        seconds: performance.now() / 1000,
        challenge: await challenge.take(),
      };
      const receipt = await sendEnquiry(route, { ...body, ...traces }, sendKey.for(body));
      onAccepted();
      succeed(receipt, body);
    } catch (error) {
      const text = texts.failed ?? t('notice.failed');
      dropFailure.current = notify({ key: name, tone: 'error', title: t('notice.failedTitle'), text });
      onFailed(error);
      challenge.renew();
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  return { isSending, isBusy, send, trap, challenge };
}

/** The state of an enquiry form, from its draft to its receipt. Pass the result to `EnquiryForm`. */
export function useEnquiryForm<Values extends object, Route extends EnquiryRoute>(
  definition: EnquiryDefinition<Values, Route>,
  texts: EnquiryTexts,
  props: EnquiryFormProps<Route>,
) {
  const { name, empty, fieldOrder, dependents = {}, toBody, checks } = definition;
  const { from } = props;
  const [form] = Form.useForm<Values>();
  const [waits, setWaits] = useState(false);
  const { isSending, isBusy, send, trap, challenge } = useSending(definition, texts, props);
  const { problem, raise, mark, forgive, show, summary, clear } = useFormProblem(form, isSending);
  const { describeIssues, describeRefusal } = useIssueTexts(texts, fieldOrder);
  const check = useMemo(() => formCheck(checks), [checks]);
  const draft = useKeptValues(form, definition);
  const { fixed, fixedNow } = useFixedByProgram(definition, from);

  const bodyNow = (): EnquiryBody<Route> => {
    const { marketing, ...values } = form.getFieldsValue(true) as Values & { marketing?: boolean };
    const consent = { text_version: currentConsentText, marketing };
    const body = toBody({ ...empty, ...(values as Values), ...fixedNow() }, from.id);
    return { ...body, ...from.asked?.body, consent };
  };
  // For the page as served: what an empty form answers before hydration.
  const [missing] = useState(() => {
    const { issues } = describeIssues(check(bodyNow()).filter(({ code }) => code === 'required'));
    return missingTexts(Object.fromEntries(issues.map((issue) => [[name, ...issue.name].join('_'), issue.message])));
  });
  const checkDays = () => mark(describeIssues(check(bodyNow()).filter(isDayIssue)).issues);

  const reset = () => {
    draft.clear();
    form.resetFields();
  };
  const fail = (error: unknown) => {
    const refusal = error instanceof ApiError ? error : undefined;
    const isLost = refusal?.kind === 'network';
    raise({ kind: isLost ? (navigator.onLine ? 'lost' : 'offline') : 'failure', ...describeRefusal(refusal) });
  };
  const submit = async () => {
    // A second click may come before the button is disabled.
    if (isBusy.current) return;
    if (from.isAwaited) return setWaits(true);
    const body = bodyNow();
    const issues = check(body);
    if (issues.length > 0) return raise({ kind: 'issues', ...describeIssues(issues) });
    clear();
    await send(body, reset, fail);
  };

  // The visitor sent the form before the program was loaded: send it now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the program is loaded, whatever else changes.
  useEffect(() => {
    if (!waits || from.isAwaited) return;
    setWaits(false);
    void submit();
  }, [waits, from.isAwaited]);

  const change = (changed: object) => {
    // Includes the fields that a program fixes: the form asks for them if the program is removed.
    draft.write(form.getFieldsValue(true));
    const names = changedFields(changed);
    forgive([...names, ...names.flatMap(([first = '']) => (dependents[first] ?? []).map((field) => [field]))]);
  };

  return {
    ...{ form, name, empty, missing, problem, checkDays, submit, change, show, summary, from, fixed, trap, challenge },
    isSending: isSending || waits,
  };
}

export type EnquiryFormState<Values extends object = object> = ReturnType<typeof useEnquiryForm<Values, EnquiryRoute>>;
