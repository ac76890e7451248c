import * as z from 'zod/mini';
import { Email } from '../field-kit/fields.ts';
import { characters } from '../field-kit/text-rules.ts';
import { route } from './route.ts';
import { guessablePasswordRule, NewPassword } from './session.ts';

export const requestPasswordReset = route({
  id: 'requestPasswordReset',
  summary: 'Mail a one-time link; the answer is the same for known and unknown addresses',
  method: 'POST',
  path: '/password-resets',
  access: 'public',
  firstParty: true,
  body: z.object({ email: Email }),
  reply: z.literal(true),
  status: 202,
  audit: { reported: ['password_reset_requested'] },
  uses: {
    Staff: ['GetItem'],
    Devices: ['GetItem'],
    PasswordResets: ['PutItem'],
    Throttles: ['UpdateItem'],
    SiteContent: ['GetItem'],
    mail: true,
  },
});

export const completePasswordReset = route({
  id: 'completePasswordReset',
  summary: 'Set a new password with the mailed link; ends every session and every other link of the account',
  method: 'PUT',
  path: '/password-resets',
  access: 'public',
  firstParty: true,
  // The secret is in the body: paths are logged.
  body: z.object({ token: z.string().check(characters(1, 100)), password: NewPassword }),
  rules: [guessablePasswordRule],
  reply: z.literal(true),
  status: 200,
  problems: ['reset_link_invalid'],
  audit: { reported: ['password_reset'] },
  uses: {
    PasswordResets: ['GetItem', 'DeleteItem'],
    Staff: ['GetItem', 'UpdateItem'],
    Devices: ['PutItem'],
    Throttles: ['UpdateItem'],
    SiteContent: ['GetItem'],
    passwordCost: true,
  },
});
