import { numberText } from '../../../../../lib/latin-digits.ts';

/** InputNumber takes the text as it is: an empty one must stay empty. */
export const readNumber = (text: string | undefined) => numberText(text ?? '') as unknown as number;

/** `4500.5` as `4,500.5`: separators while typing, no decimals that nobody typed. */
export function showNumber(value: number | string | undefined): string {
  const [whole = '', ...decimals] = String(value ?? '').split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
