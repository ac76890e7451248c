import Form from 'antd/es/form';
import type { ProgramValues } from '../../../features/programs/program-values.ts';

export type CountMissing = (values: ProgramValues) => number;

/** The number of texts without English, counted while staff type. */
export const useMissing = (count: CountMissing): number => {
  const form = Form.useFormInstance<ProgramValues>();
  // At first the form has no values yet, and later always all of them.
  return Form.useWatch((all) => (all?.itinerary ? count(all as ProgramValues) : 0), { form, preserve: true }) ?? 0;
};
