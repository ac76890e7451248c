import type { FormInstance } from 'antd/es/form';
import { ApiError } from '../../lib/api.ts';

/**
 * Shows at a form's fields what the server finds wrong with them, and leads to the first.
 * @returns false if the failure speaks of none of them
 */
export function showFieldIssues<Values extends object>(form: FormInstance<Values>, error: unknown): boolean {
  const names = Object.keys(form.getFieldsValue());
  const issues = error instanceof ApiError ? error.errors.filter(({ field }) => names.includes(field)) : [];
  const [first] = issues;
  if (!first) return false;
  for (const { field, message } of issues) form.setFields([{ name: field as never, errors: [message] }]);
  form.scrollToField(first.field, { focus: true });
  return true;
}
