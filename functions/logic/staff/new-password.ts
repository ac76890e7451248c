import { dictionary } from '@zxcvbn-ts/language-common';
import { ValidationFailed } from '../../errors.ts';

/** The most common passwords in lower case, from leaked lists: the first 10,000 and some more. */
const mostUsed: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** True for one of the most common passwords, in any case. */
export const isCommonPassword = (password: string): boolean => mostUsed.has(password.normalize('NFKC').toLowerCase());

/** @throws ValidationFailed `too_common` for the field */
export function refuseCommonPassword(password: string, field = 'password'): void {
  if (isCommonPassword(password)) throw new ValidationFailed([{ field, code: 'too_common' }]);
}
