/**
 * Input of a visitor before the page's scripts have loaded. The boot script (`app/boot.ts`)
 * writes it down; React neither knows it nor keeps it.
 */
export interface EarlyInput {
  /** By the id of the field or of the group it belongs to. A box without a value gives whether it is ticked. */
  typed: Record<string, string | boolean>;
  /** Id of the form that was sent. */
  submitted?: string;
}

declare global {
  interface Window {
    /** Gone once a form has taken it over: from then on React hears everything itself. */
    earlyInput?: EarlyInput;
  }
}

export interface TakenInput<Name extends string> {
  /** Only the fields that were touched. Text as it was typed: numbers and days are still to be parsed. */
  typed: Partial<Record<Name, string | boolean>>;
  /** The visitor has pressed the submit button or Enter: send the form once the values are in it. */
  submitted: boolean;
}

/**
 * Hands over what was typed into a form before it was hydrated, once; afterwards, and on a screen opened later, there
 * is nothing. Call it in the form's first effect, write the values into the form (they are newer than a restored
 * draft), then send it if `submitted`:
 *
 * ```ts
 * useEffect(() => {
 *   const { typed, submitted } = takeEarlyInput('flight', ['name', 'phone', 'notes']);
 *   form.setFieldsValue({ ...draft.read(), ...typed });
 *   if (submitted) form.submit();
 * }, [form]);
 * ```
 *
 * @param form the `name` of antd's form, which also gives its fields their ids (`flight_name`)
 * @param names fields; one inside a list is written with underscores: `legs_0_date`
 */
export function takeEarlyInput<Name extends string>(form: string, names: readonly Name[]): TakenInput<Name> {
  const early = window.earlyInput;
  delete window.earlyInput;
  const typed: TakenInput<Name>['typed'] = {};
  for (const name of names) {
    const value = early?.typed[`${form}_${name}`];
    if (value !== undefined) typed[name] = value;
  }
  return { typed, submitted: early?.submitted === form };
}
