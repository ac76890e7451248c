import Form from 'antd/es/form';
import { useEffect, useMemo, useState } from 'react';
import { formCheck } from '#contracts/api/enquiry-kinds/form-check';
import { isDayIssue } from '#shared/features/enquiries/day-checks.ts';
import type { EnquiryDefinition, EnquiryTexts } from '#shared/features/enquiries/enquiry-definition.ts';
import { changedFields } from '#shared/features/enquiries/field-names.ts';
import type { EnquiryRoute } from '#shared/features/enquiries/send-enquiry.ts';
import { useFormProblem } from '#shared/features/enquiries/use-form-problem.ts';
import { useIssueTexts } from '#shared/features/enquiries/use-issue-texts.ts';
import { ApiError } from '#shared/lib/api-error.ts';
import { missingTexts } from '../../lib/missing-fields.ts';
import { useBody } from './use-body.ts';
import { useKeptValues } from './use-kept-values.ts';
import { type EnquiryFormProps, useSending } from './use-sending.ts';

/** The state of an enquiry form, from its draft to its receipt. Pass the result to `EnquiryForm`. */
export function useEnquiryForm<Values extends object, Route extends EnquiryRoute>(
  definition: EnquiryDefinition<Values, Route>,
  texts: EnquiryTexts,
  props: EnquiryFormProps<Route>,
) {
  const { name, empty, fieldOrder, dependents = {}, checks } = definition;
  const { from } = props;
  const [form] = Form.useForm<Values>();
  const { isSending, isBusy, send, trap, challenge } = useSending(definition, texts, props);
  const { problem, raise, mark, forgive, show, summary, clear } = useFormProblem(form, isSending);
  const { describeIssues, describeRefusal } = useIssueTexts(texts, fieldOrder);
  const check = useMemo(() => formCheck(checks), [checks]);
  const draft = useKeptValues(form, definition);
  const { fixed, bodyNow } = useBody(form, definition, from);

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
    raise({ kind: kindOfFailure(refusal), ...describeRefusal(refusal) });
  };
  const { submit, waits } = useOnceLoaded(from.isAwaited, async () => {
    // A second click may come before the button is disabled.
    if (isBusy.current) return;
    const body = bodyNow();
    const issues = check(body);
    if (issues.length > 0) return raise({ kind: 'issues', ...describeIssues(issues) });
    clear();
    await send(body, reset, fail);
  });

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

const kindOfFailure = (refusal: ApiError | undefined) =>
  refusal?.kind !== 'network' ? 'failure' : navigator.onLine ? 'lost' : 'offline';

/** A visitor may send the form before the program is loaded: it is sent then. */
function useOnceLoaded(isAwaited: boolean, send: () => Promise<void>) {
  const [waits, setWaits] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the program is loaded, whatever else changes.
  useEffect(() => {
    if (!waits || isAwaited) return;
    setWaits(false);
    void send();
  }, [waits, isAwaited]);
  const submit = async () => (isAwaited ? setWaits(true) : send());
  return { submit, waits };
}
