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

/**
 * What keeps a form from being sent: beside the fields, above them, and the first wrong field in focus.
 * @param isSending while it lasts, fields are disabled and cannot take the focus
 */
export function useFormProblem(form: FormInstance, isSending: boolean) {
  const [problem, setProblem] = useState<FormProblem>();
  const mustShow = useRef<FieldName>(undefined);

  const show = (name: FieldName) => form.scrollToField(name, { block: 'center', focus: true });

  const raise = (next: FormProblem) => {
    setProblem(next);
    form.setFields(next.faults.map(({ name, message }) => ({ name, errors: [message] })));
    mustShow.current = next.faults[0]?.name;
  };

  // The first wrong field takes the focus once the summary stands above it and sending no longer disables it.
  useEffect(() => {
    if (!problem || isSending || !mustShow.current) return;
    form.scrollToField(mustShow.current, { block: 'center', focus: true });
    mustShow.current = undefined;
  }, [problem, isSending, form]);

  /** These fields have changed: what was wrong with them no longer counts. */
  const forgive = (names: FieldName[]) => {
    form.setFields(names.map((name) => ({ name, errors: [] })));
    setProblem((current) => withoutFaults(current, names));
  };

  return { problem, raise, forgive, show, clear: () => setProblem(undefined) };
}

/** What is still wrong once these fields have changed. A lost connection has nothing to do with them. */
function withoutFaults(problem: FormProblem | undefined, names: FieldName[]): FormProblem | undefined {
  if (!problem || problem.kind === 'lost' || problem.kind === 'offline') return problem;
  const changed = new Set(names.map((name) => name.join('.')));
  const faults = problem.faults.filter(({ name }) => !changed.has(name.join('.')));
  return faults.length > 0 ? { ...problem, faults } : undefined;
}
