/**
 * Input that a visitor typed before the page's scripts loaded. The boot script (`app/boot.ts`) records it, because
 * React does not see it.
 */
export interface InputBeforeHydration {
  /** By the id of the field or of its group. A checkbox without a value stores a boolean. */
  typed: Record<string, string | boolean>;
  /** Id of the submitted form. */
  submitted?: string;
}

declare global {
  interface Window {
    /** Removed once a form has taken the input: from then on React receives all events. */
    inputBeforeHydration?: InputBeforeHydration;
  }
}

export interface TakenInput<Name extends string> {
  /** The fields that the visitor changed, as raw text: numbers and days are not parsed yet. */
  typed: Partial<Record<Name, string | boolean>>;
  /** True if the visitor submitted the form: submit it after setting the values. */
  submitted: boolean;
}

/**
 * Returns what was typed into a form before hydration, once. Later calls, and screens opened later, get nothing. Call
 * it in the form's first effect, set the values (they are newer than a restored draft), then submit the form if
 * `submitted` is true:
 *
 * ```ts
 * useEffect(() => {
 *   const { typed, submitted } = takeInputBeforeHydration('flight', ['name', 'phone', 'notes']);
 *   form.setFieldsValue({ ...draft.read(), ...typed });
 *   if (submitted) form.submit();
 * }, [form]);
 * ```
 *
 * @param form the `name` of antd's form, which is the prefix of its fields' ids (`flight_name`)
 * @param names fields; a field of a list is written with underscores: `legs_0_date`
 */
export function takeInputBeforeHydration<Name extends string>(form: string, names: readonly Name[]): TakenInput<Name> {
  const early = window.inputBeforeHydration;
  delete window.inputBeforeHydration;
  const typed: TakenInput<Name>['typed'] = {};
  for (const name of names) {
    const value = early?.typed[`${form}_${name}`];
    if (value !== undefined) typed[name] = value;
  }
  return { typed, submitted: early?.submitted === form };
}
