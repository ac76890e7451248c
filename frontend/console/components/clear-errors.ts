import type { FormInstance } from 'antd/es/form';

type Path = readonly (string | number)[];

/**
 * Takes away the errors of a form's fields. antd does so by itself only for fields with rules of their own. Those without
 * errors are left alone: setting a list renders all of its items again.
 * @param isMeant all by default
 */
export function clearErrors<Values>(form: FormInstance<Values>, isMeant: (name: Path) => boolean = () => true): void {
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && isMeant(name));
  if (wrong.length > 0) form.setFields(wrong.map(({ name }) => ({ name: name as never, errors: [] })));
}

/** For a form's `onValuesChange`: takes away the errors of what was typed. */
export const clearErrorsOf = <Values>(form: FormInstance<Values>, changed: unknown): void =>
  clearErrors(form, (name) => {
    let value = changed;
    for (const step of name) {
      if (typeof value !== 'object' || value === null || !(step in value)) return false;
      value = (value as Record<string | number, unknown>)[step];
    }
    return true;
  });
