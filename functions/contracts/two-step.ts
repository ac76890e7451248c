import * as z from 'zod/mini';
import { route } from './route.ts';
import { TypedCode, TypedPassword } from './session.ts';

export const beginTwoStep = route({
  id: 'beginTwoStep',
  summary: 'Make a secret for an authenticator app; sign-in asks for its codes once one is confirmed',
  method: 'POST',
  path: '/account/two-step',
  access: 'staff',
  beforeTwoStep: true,
  reply: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** The same as an `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
  status: 201,
  problems: ['version_conflict'],
  uses: { Staff: ['UpdateItem'] },
});

export const confirmTwoStep = route({
  id: 'confirmTwoStep',
  summary: 'Turn two-step sign-in on with a code of the new secret; replies with the recovery codes this one time',
  method: 'PUT',
  path: '/account/two-step',
  access: 'staff',
  beforeTwoStep: true,
  body: z.object({ code: TypedCode }),
  rules: ['`code` is a current code of the secret (`wrong_code`)'],
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'two_step_turned_on' },
  uses: { Staff: ['UpdateItem'], Throttles: ['UpdateItem'] },
});

export const turnOffTwoStep = route({
  id: 'turnOffTwoStep',
  summary: 'Turn two-step sign-in off with the password',
  method: 'POST',
  path: '/account/two-step/off',
  access: 'staff',
  body: z.object({ current_password: TypedPassword }),
  rules: ['`current_password` is the account’s password (`wrong_password`)'],
  reply: z.literal(true),
  status: 200,
  audit: { action: 'two_step_turned_off' },
  uses: { Staff: ['UpdateItem'], Throttles: ['UpdateItem'] },
});

export const renewRecoveryCodes = route({
  id: 'renewRecoveryCodes',
  summary: 'Make new recovery codes with a current code, and show them this one time; the former ones end',
  method: 'POST',
  path: '/account/two-step/recovery-codes',
  access: 'staff',
  body: z.object({ code: TypedCode }),
  rules: ['`code` is a code of the app, or one of the recovery codes, that was not used before (`wrong_code`)'],
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  status: 201,
  problems: ['version_conflict'],
  audit: { action: 'recovery_codes_renewed' },
  uses: { Staff: ['UpdateItem'], Throttles: ['UpdateItem'] },
});

export const requireTwoStep = route({
  id: 'requireTwoStep',
  summary: 'Require two-step sign-in of all staff, or no longer; those without it can then only set it up',
  method: 'PUT',
  path: '/settings/two-step',
  access: { role: 'owner' },
  body: z.object({ required: z.boolean() }),
  reply: z.object({ required: z.boolean() }),
  status: 200,
  audit: { reported: ['two_step_required', 'two_step_made_optional'] },
  uses: { Settings: ['PutItem'] },
});
