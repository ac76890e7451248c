import * as z from 'zod/mini';
import { route } from './route.ts';
import { TypedCode, TypedPassword } from './session.ts';

/** Each change asks for the password, so that a stolen session cannot make it, and is mailed to the account. */
const password = { current_password: TypedPassword };
const passwordRule = '`current_password` is the account’s password (`wrong_password`)';
const codeRule = '`code` is a code of the app, or one of the recovery codes, that was not used before (`wrong_code`)';

export const beginTwoStep = route({
  id: 'beginTwoStep',
  summary: 'Make a secret for an authenticator app, and recovery codes; both count once a code is confirmed',
  method: 'POST',
  path: '/account/two-step',
  access: 'staff',
  beforeTwoStep: true,
  body: z.object(password),
  rules: [passwordRule],
  reply: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** The same as an `otpauth:` address, for a QR code. */
    uri: z.string(),
    /** Shown only now. */
    recovery_codes: z.array(z.string()),
  }),
  status: 201,
  problems: ['version_conflict'],
  uses: { Staff: ['UpdateItem'], Throttles: ['UpdateItem'], SiteContent: ['GetItem'], passwordCost: true },
});

export const confirmTwoStep = route({
  id: 'confirmTwoStep',
  summary:
    'Turn two-step sign-in on with a code of the new secret, or replace the recovery codes with one of the new ones',
  method: 'PUT',
  path: '/account/two-step',
  access: 'staff',
  beforeTwoStep: true,
  body: z.object({ code: TypedCode }),
  rules: ['`code` is a current code of the new secret, or one of the new recovery codes (`wrong_code`)'],
  reply: z.literal(true),
  status: 200,
  problems: ['version_conflict'],
  audit: { reported: ['two_step_turned_on', 'recovery_codes_renewed'] },
  uses: { Staff: ['UpdateItem'], Throttles: ['UpdateItem'], SiteContent: ['GetItem'], mail: true },
});

export const turnOffTwoStep = route({
  id: 'turnOffTwoStep',
  summary: 'Turn two-step sign-in off with the password and a code',
  method: 'POST',
  path: '/account/two-step/off',
  access: 'staff',
  body: z.object({ ...password, code: TypedCode }),
  rules: [passwordRule, codeRule],
  reply: z.literal(true),
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'two_step_turned_off' },
  uses: { Staff: ['UpdateItem'], Throttles: ['UpdateItem'], passwordCost: true, SiteContent: ['GetItem'], mail: true },
});

export const renewRecoveryCodes = route({
  id: 'renewRecoveryCodes',
  summary: 'Make new recovery codes, and show them this one time; they replace the former ones once one is confirmed',
  method: 'POST',
  path: '/account/two-step/recovery-codes',
  access: 'staff',
  body: z.object({ ...password, code: TypedCode }),
  rules: [passwordRule, codeRule],
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  status: 201,
  problems: ['version_conflict'],
  uses: { Staff: ['UpdateItem'], Throttles: ['UpdateItem'], passwordCost: true },
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
