import type { FormInstance } from 'antd/es/form';
import { useEffect, useRef, useState } from 'react';
import type { FieldName, FormFaultText } from './field-names.ts';

/** Why a form was not sent. */
export interface FormProblem {
  /**
   * `faults`: fields have issues. `failure`: the server failed or refused. `lost`, `offline`: no reply came; `offline`
   * if the browser says so.
   */
  kind: 'faults' | 'failure' | 'lost' | 'offline';
  title: string;
  faults: FormFaultText[];
}

/** In the middle, because at the window's edge the header could cover the field. */
const intoTheMiddle = { block: 'center', scrollMode: 'always', focus: true } as const;

/**
 * Shows the problem that prevents a form from being sent: beside the fields and above them, with the first invalid
 * field focused.
 * @param isSending fields are disabled while this is true and cannot take the focus
 */
export function useFormProblem(form: FormInstance, isSending: boolean) {
  const [problem, setProblem] = useState<FormProblem>();
  const mustShow = useRef<FieldName>(undefined);
  const summary = useRef<HTMLDivElement>(null);

  /** Shows the issues beside the fields. */
  const mark = (faults: readonly FormFaultText[]) => {
    // A timer may call this after the form is gone: with no issues, do nothing.
    if (faults.length > 0) form.setFields(faults.map(({ name, message }) => ({ name, errors: [message] })));
  };

  const show = (name: FieldName) => form.scrollToField(name, intoTheMiddle);

  const raise = (next: FormProblem) => {
    setProblem(next);
    mark(next.faults);
    mustShow.current = next.faults[0]?.name;
  };

  // Focuses the first invalid field once the summary is rendered and sending no longer disables the field.
  useEffect(() => {
    if (!problem || isSending || !mustShow.current) return;
    form.scrollToField(mustShow.current, intoTheMiddle);
    mustShow.current = undefined;
    showTogether(summary.current, document.activeElement);
  }, [problem, isSending, form]);

  /** Clears the issues of fields that have changed. */
  const forgive = (names: FieldName[]) => {
    form.setFields(names.map((name) => ({ name, errors: [] })));
    setProblem((current) => withoutFaults(current, names));
  };

  return { problem, raise, mark, forgive, show, summary, clear: () => setProblem(undefined) };
}

/** Scrolls the summary to the top if the field then still fits in the window. */
function showTogether(summary: Element | null, field: Element | null) {
  if (!summary || !field || field === document.body) return;
  const span = field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (span + header <= window.innerHeight) summary.scrollIntoView({ block: 'start' });
}

/** Returns the problem without the issues of these fields. A lost connection does not depend on fields. */
function withoutFaults(problem: FormProblem | undefined, names: FieldName[]): FormProblem | undefined {
  if (!problem || problem.kind === 'lost' || problem.kind === 'offline') return problem;
  const changed = new Set(names.map((name) => name.join('.')));
  const faults = problem.faults.filter(({ name }) => !changed.has(name.join('.')));
  return faults.length > 0 ? { ...problem, faults } : undefined;
}
