import type { KeyboardEvent } from 'react';
import type { FormRule } from '#contracts/field-kit/rules';

/** Rules about days, checked as soon as the visitor leaves the field. */
const dayRules: readonly FormRule[] = [
  'invalid_date',
  'day_in_past',
  'departure_in_past',
  'return_not_after_departure',
  'check_out_not_after_check_in',
];

export const isDayIssue = ({ code }: { code: FormRule }) => dayRules.includes(code);

/**
 * Delay in ms until a click has ended: a message that appears during a click would move the button from under the
 * pointer.
 */
const clickLength = 250;

/** Props for a form that check its days once one is complete: the visitor leaves the field or presses Enter. */
export const dayChecks = (check: () => void) => ({
  onBlur: () => {
    setTimeout(check, clickLength);
  },
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Enter') check();
  },
});
