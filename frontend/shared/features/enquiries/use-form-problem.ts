import type { FormInstance } from 'antd/es/form';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { FieldName, FormIssueText } from './field-names.ts';

/** The reason why a form was not sent. */
export interface FormProblem {
  /**
   * `issues`: fields have issues. `failure`: the server failed or refused. `lost`, `offline`: no reply came; `offline`
   * if the browser says so.
   */
  kind: 'issues' | 'failure' | 'lost' | 'offline';
  title: string;
  issues: FormIssueText[];
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
  const mark = (issues: readonly FormIssueText[]) => {
    // A timer may call this after the form is gone: with no issues, do nothing.
    if (issues.length > 0) form.setFields(issues.map(({ name, message }) => ({ name, errors: [message] })));
  };

  const show = (name: FieldName) => form.scrollToField(name, intoTheMiddle);

  // In two steps: the first field answers the tap in the next frame, then the others, the summary and the scrolling.
  const raise = (next: FormProblem) => {
    mark(next.issues.slice(0, 1));
    mustShow.current = next.issues[0]?.name;
    startTransition(() => {
      mark(next.issues.slice(1));
      setProblem(next);
    });
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
    setProblem((current) => withoutIssues(current, names));
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
function withoutIssues(problem: FormProblem | undefined, names: FieldName[]): FormProblem | undefined {
  if (!problem || problem.kind === 'lost' || problem.kind === 'offline') return problem;
  const changed = new Set(names.map((name) => name.join('.')));
  const issues = problem.issues.filter(({ name }) => !changed.has(name.join('.')));
  return issues.length > 0 ? { ...problem, issues } : undefined;
}
