import { numberText } from '#shared/lib/latin-digits.ts';

/** The type cast is needed because InputNumber accepts text, and an empty text must stay empty. */
export const readNumber = (text: string | undefined) => numberText(text ?? '') as unknown as number;

/** Formats `4500.5` as `4,500.5`: separators while typing, but no added decimals. */
export function showNumber(value: number | string | undefined): string {
  const [whole = '', ...decimals] = String(value ?? '').split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
