import type { FormInstance } from 'antd/es/form';
import { useEffect, useRef, useState } from 'react';
import type { FieldName, FormFaultText } from './field-names.ts';

/** Why a form was not sent. */
export interface FormProblem {
  /** Entries are wrong, the server failed or refused, or no answer came: told `offline` or not. */
  kind: 'faults' | 'failure' | 'lost' | 'offline';
  title: string;
  faults: FormFaultText[];
}

/** Wherever the field stands: at the window's edge it could be behind the header. */
const intoTheMiddle = { block: 'center', scrollMode: 'always', focus: true } as const;

/**
 * The problem that keeps a form from being sent: beside the fields, above them, and the first wrong field in focus.
 * @param isSending while it lasts, fields are disabled and cannot take the focus
 */
export function useFormProblem(form: FormInstance, isSending: boolean) {
  const [problem, setProblem] = useState<FormProblem>();
  const mustShow = useRef<FieldName>(undefined);
  const summary = useRef<HTMLDivElement>(null);

  /** Says what is wrong beside the fields. */
  const mark = (faults: readonly FormFaultText[]) => {
    // Long after the form is gone there is nothing to tell, and nobody to tell it to.
    if (faults.length > 0) form.setFields(faults.map(({ name, message }) => ({ name, errors: [message] })));
  };

  const show = (name: FieldName) => form.scrollToField(name, intoTheMiddle);

  const raise = (next: FormProblem) => {
    setProblem(next);
    mark(next.faults);
    mustShow.current = next.faults[0]?.name;
  };

  // The first wrong field takes the focus once the summary stands above it and sending no longer disables it.
  useEffect(() => {
    if (!problem || isSending || !mustShow.current) return;
    form.scrollToField(mustShow.current, intoTheMiddle);
    mustShow.current = undefined;
    showTogether(summary.current, document.activeElement);
  }, [problem, isSending, form]);

  /** These fields have changed: what was wrong with them no longer counts. */
  const forgive = (names: FieldName[]) => {
    form.setFields(names.map((name) => ({ name, errors: [] })));
    setProblem((current) => withoutFaults(current, names));
  };

  return { problem, raise, mark, forgive, show, summary, clear: () => setProblem(undefined) };
}

/** Has the window begin with the summary if that leaves room for the field as well; else the field stays in its middle. */
function showTogether(summary: Element | null, field: Element | null) {
  if (!summary || !field || field === document.body) return;
  const span = field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (span + header <= window.innerHeight) summary.scrollIntoView({ block: 'start' });
}

/** The issues that remain once these fields have changed. A lost connection does not depend on them. */
function withoutFaults(problem: FormProblem | undefined, names: FieldName[]): FormProblem | undefined {
  if (!problem || problem.kind === 'lost' || problem.kind === 'offline') return problem;
  const changed = new Set(names.map((name) => name.join('.')));
  const faults = problem.faults.filter(({ name }) => !changed.has(name.join('.')));
  return faults.length > 0 ? { ...problem, faults } : undefined;
}
