import type { FormInstance } from 'antd/es/form';
import { ApiError } from '#shared/lib/api.ts';

/**
 * Shows the server's issues at a form's fields and focuses the first.
 * @returns false if the error has no issue of these fields
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
