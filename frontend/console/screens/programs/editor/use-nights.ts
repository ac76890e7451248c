import type { FormInstance } from 'antd/es/form';
import { useRef } from 'react';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { followDates, nightsBetween } from './nights.ts';

/** Sets the nights by the dates, until staff change them. */
export function useNights(form: FormInstance<ProgramValues>, base: ProgramValues) {
  /** The nights that last followed from the dates. */
  const spanned = useRef(nightsBetween(base.from_date, base.to_date));

  /** Returns the nights if they follow from the changed dates. */
  return ({ from_date, to_date, nights }: ProgramValues): Partial<ProgramValues> => {
    const now = nightsBetween(from_date, to_date);
    const followed = followDates(nights, spanned.current, now);
    spanned.current = now ?? spanned.current;
    if (followed === undefined) return {};
    form.setFieldValue('nights', followed);
    return { nights: followed };
  };
}
