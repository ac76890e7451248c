import type { FieldError } from '#contracts/api/problem';

/** A field's path in antd's form: `['legs', 0, 'date']`. */
export type FieldName = (string | number)[];

/** An issue of a form, in words. */
export interface FormIssueText {
  name: FieldName;
  message: string;
}

/** Converts `legs.0.date` to the form's path. */
export const namePath = (field: string): FieldName =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The last part of a field's name, without list and position: `date`. */
export const fieldName = (field: string) => field.split('.').at(-1) ?? field;

/** Sorts issues by the form's order of fields. */
export function inFormOrder<Issue extends Pick<FieldError, 'field'>>(
  issues: readonly Issue[],
  order: readonly string[],
): Issue[] {
  const position = ({ field }: Issue) => {
    const [first = '', index = '0', inner = ''] = field.split('.');
    return [order.indexOf(first), Number(index), order.indexOf(`${first}.${inner}`)] as const;
  };
  return issues.toSorted((a, b) => {
    const [one, two] = [position(a), position(b)];
    return one[0] - two[0] || one[1] - two[1] || one[2] - two[2];
  });
}

/** The fields of a change: `['name']`, or `['legs', 0, 'date']`. */
export const changedFields = (changed: object): FieldName[] =>
  Object.entries(changed).flatMap(([field, value]) => (Array.isArray(value) ? changedInList(field, value) : [[field]]));

const changedInList = (list: string, entries: unknown[]): FieldName[] =>
  // A list of changes is sparse: it contains only the changed entries.
  entries.flatMap((entry, index) => Object.keys(entry ?? {}).map((field) => [list, index, field]));
