import Form from 'antd/es/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDayIssue } from '#shared/features/enquiries/day-checks.ts';
import { changedFields } from '#shared/features/enquiries/field-names.ts';
import { useFormProblem } from '#shared/features/enquiries/use-form-problem.ts';
import { useIssueTexts } from '#shared/features/enquiries/use-issue-texts.ts';
import { ApiError } from '#shared/lib/api.ts';
import type { StaffEntryInput } from '../../../features/enquiries/enter-enquiry.ts';
import type { EntryKinds, EntryValues } from './entry-values.ts';
import { useEntryTexts } from './use-entry-texts.ts';

interface Options<Outcome> {
  /** The values at first. */
  initial: () => EntryValues;
  kinds: EntryKinds;
  /** Stores the request. */
  send: (body: StaffEntryInput, values: EntryValues) => Promise<Outcome>;
  onSent: (outcome: Outcome) => void;
}

/**
 * The state of the form in which staff enter or correct a request. Input is kept on any failure.
 */
export function useEntryForm<Outcome>({ initial, kinds, send, onSent }: Options<Outcome>) {
  const [form] = Form.useForm<EntryValues>();
  const [empty] = useState(initial);
  const [type, setType] = useState(empty.type);
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const { problem, raise, mark, forgive, show, clear } = useFormProblem(form, isSaving);
  const { fieldOrder, dependents, check, toBody } = kinds[type];
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
    try {
      const outcome = await send(toBody(values), values);
      // A closing dialog keeps its last render: it must not show that it is saving.
      flushSync(() => setIsSaving(false));
      onSent(outcome);
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
    raise,
    checkDays,
    show,
    submit,
    change,
    isDirty: () => form.isFieldsTouched(),
  };
}
