import * as z from 'zod/mini';
import { Email, orNull } from '../field-kit/fields.ts';
import { Phone } from '../field-kit/phone.ts';

/** The person whose data is found, exported or erased. Bodies carry phone numbers and e-mail addresses: no log contains a body. */

/** The phone number, the e-mail address or both of one person. */
export const whom = { phone: orNull(Phone), email: orNull(Email) };
export const namesSomeone = z.refine<{ phone: string | null; email: string | null }>(
  ({ phone, email }) => Boolean(phone ?? email),
  { path: ['phone'], error: 'required' },
);
export const whomInWords = 'phone or email is given (required)';

export const Person = z.object(whom).check(namesSomeone);
export type Person = z.infer<typeof Person>;
