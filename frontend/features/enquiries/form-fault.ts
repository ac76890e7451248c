import type { FieldError } from '#contracts/problem';

/** One wrong field of a form, in words. */
export interface FormFaultText {
  /** The form's name of the field: `['legs', 0, 'date']`. */
  name: (string | number)[];
  message: string;
}

/** `legs.0.date` as the form names it. */
export const namePath = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The field's own name, without list and position: `date`. */
export const fieldName = (field: string) => field.split('.').at(-1) ?? field;

/** Sorts faults into the order in which the form shows its fields. */
export function inFormOrder<Fault extends Pick<FieldError, 'field'>>(
  faults: readonly Fault[],
  order: readonly string[],
): Fault[] {
  const position = ({ field }: Fault) => {
    const [first = '', index = '0', inner = ''] = field.split('.');
    return [order.indexOf(first), Number(index), order.indexOf(`${first}.${inner}`)] as const;
  };
  return faults.toSorted((a, b) => {
    const [one, two] = [position(a), position(b)];
    return one[0] - two[0] || one[1] - two[1] || one[2] - two[2];
  });
}
