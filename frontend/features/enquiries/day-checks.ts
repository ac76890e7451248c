import type { KeyboardEvent } from 'react';
import type { FormRule } from '#contracts/rules';

/** Rules about days, which are told as soon as the field is left. */
const dayRules: readonly FormRule[] = [
  'invalid_date',
  'day_in_past',
  'departure_in_past',
  'return_not_after_departure',
  'check_out_not_after_check_in',
];

export const isDayFault = ({ code }: { code: FormRule }) => dayRules.includes(code);

/** Ms for a click to end: a message that came while the mouse is down would move the button away from under it. */
const clickLength = 250;

/** For a form: has its days judged as soon as one is written to its end, by leaving the field or with Enter. */
export const dayChecks = (check: () => void) => ({
  onBlur: () => {
    setTimeout(check, clickLength);
  },
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Enter') check();
  },
});
