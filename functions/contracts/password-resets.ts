import * as z from 'zod/mini';
import { Email } from './fields.ts';
import { route } from './route.ts';
import { NewPassword } from './session.ts';

export const requestPasswordReset = route({
  id: 'requestPasswordReset',
  summary: 'Mail a one-time link; the answer is the same for known and unknown addresses',
  method: 'POST',
  path: '/password-resets',
  access: 'public',
  body: z.object({ email: Email }),
  reply: z.literal(true),
  status: 202,
  problems: ['too_many_requests'],
  uses: { Staff: ['GetItem'], PasswordResets: ['PutItem'], Throttles: ['UpdateItem'], mail: true },
});

export const completePasswordReset = route({
  id: 'completePasswordReset',
  summary: 'Set a new password with the mailed link; ends every session of the account',
  method: 'PUT',
  path: '/password-resets/{token}',
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  body: z.object({ password: NewPassword }),
  reply: z.literal(true),
  status: 200,
  problems: ['reset_link_invalid', 'too_many_requests'],
  uses: { PasswordResets: ['DeleteItem'], Staff: ['UpdateItem'], Throttles: ['UpdateItem'] },
});
