import type { KeyboardEvent } from 'react';
import { dayRules, type FormFault } from '../../lib/form-rules/form-fault.ts';

export const isDayFault = ({ code }: FormFault) => dayRules.includes(code);

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
