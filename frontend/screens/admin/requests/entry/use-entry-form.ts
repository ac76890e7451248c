import Form from 'antd/es/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryReceipt, EnquiryType } from '#contracts/enquiries';
import { isDayIssue } from '../../../../features/enquiries/day-checks.ts';
import { changedFields } from '../../../../features/enquiries/field-names.ts';
import { createSendKey } from '../../../../features/enquiries/send-key.ts';
import { enterEnquiry } from '../../../../features/enquiries/staff/enter-enquiry.ts';
import { useFormProblem } from '../../../../features/enquiries/use-form-problem.ts';
import { useIssueTexts } from '../../../../features/enquiries/use-issue-texts.ts';
import { ApiError } from '../../../../lib/api.ts';
import { type EntryValues, emptyEntry, entryKinds } from './entry-values.ts';
import { useEntryTexts } from './use-entry-texts.ts';

export interface EnteredEnquiry extends EnquiryReceipt {
  type: EnquiryType;
}

/**
 * The state of the form for a request taken on the phone. Input is kept on any failure, and a retry stores the request
 * once.
 */
export function useEntryForm(screenType: EnquiryType, onEntered: (entered: EnteredEnquiry) => void) {
  const [form] = Form.useForm<EntryValues>();
  const [type, setType] = useState(screenType);
  const [empty] = useState(() => emptyEntry(screenType));
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const [sendKey] = useState(() => createSendKey('staff-entry'));
  const { problem, raise, mark, forgive, show, clear } = useFormProblem(form, isSaving);
  const { fieldOrder, dependents, check, toBody } = entryKinds[type];
  const { describeIssues, describeRefusal } = useIssueTexts(useEntryTexts(type), fieldOrder);

  const valuesNow = () => ({ ...empty, ...(form.getFieldsValue(true) as EntryValues), type });
  const checkDays = () => mark(describeIssues(check(valuesNow()).filter(isDayIssue)).issues);

  const submit = async () => {
    // A second click may come before the button is disabled.
    if (isBusy.current) return;
    const values = valuesNow();
    const issues = check(values);
    if (issues.length > 0) return raise({ kind: 'issues', ...describeIssues(issues) });
    clear();
    isBusy.current = true;
    setIsSaving(true);
    const body = toBody(values);
    try {
      const receipt = await enterEnquiry(body, sendKey.for(body));
      sendKey.forget();
      // A closing dialog keeps its last render: it must not show that it is saving.
      flushSync(() => setIsSaving(false));
      onEntered({ type, ...receipt });
    } catch (error) {
      raise({ kind: 'failure', ...describeRefusal(error instanceof ApiError ? error : undefined) });
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };

  const change = (changed: Partial<EntryValues>) => {
    if (changed.type) {
      clear();
      forgive(form.getFieldsError().map(({ name }) => [...name]));
      setType(changed.type);
    }
    const names = changedFields(changed);
    forgive([...names, ...names.flatMap(([first = '']) => (dependents[first] ?? []).map((field) => [field]))]);
  };

  return {
    form,
    type,
    empty,
    isSaving,
    problem,
    checkDays,
    show,
    submit,
    change,
    isDirty: () => form.isFieldsTouched(),
  };
}
