import * as z from 'zod/mini';
import { Instant, PathId, PersonName } from '../field-kit/fields.ts';
import { route } from './route.ts';
import { guessablePasswordRule, NewPassword, Role, TypedPassword } from './session.ts';

/** A staff member's own account. */
export const Account = z.object({
  email: z.string(),
  name: z.string(),
  role: Role,
  two_step: z.object({
    /** True if sign-in asks for a code. */
    on: z.boolean(),
    /** The number of unused recovery codes. */
    recovery_codes: z.int(),
    /** True if the agency requires it of all staff. */
    required: z.boolean(),
  }),
});
export type Account = z.infer<typeof Account>;

export const ActiveSession = z.object({
  /** Identifies the session, but is not its token. */
  id: z.string(),
  /** The browser's name: `Chrome`; null if unknown. */
  browser: z.nullable(z.string()),
  /** The operating system or kind of device: `Windows`, `iPhone`; null if unknown. */
  system: z.nullable(z.string()),
  began_at: Instant,
  /** Rounded to five minutes. */
  last_used_at: Instant,
  /** True for the session of this call. */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const getAccount = route({
  id: 'getAccount',
  summary: 'Read one’s own account',
  method: 'GET',
  path: '/account',
  access: 'staff',
  beforeTwoStep: true,
  reply: Account,
  status: 200,
  uses: {},
});

export const updateAccount = route({
  id: 'updateAccount',
  summary: 'Change one’s own name',
  method: 'PATCH',
  path: '/account',
  access: 'staff',
  body: z.object({ name: PersonName }),
  reply: z.object({ name: z.string() }),
  status: 200,
  audit: { action: 'name_changed' },
  uses: { Staff: ['UpdateItem'] },
});

export const changePassword = route({
  id: 'changePassword',
  summary: 'Set a new password with the current one; ends every other session and every mailed link',
  method: 'PUT',
  path: '/account/password',
  access: 'staff',
  body: z.object({ current_password: TypedPassword, password: NewPassword }),
  rules: ['`current_password` is the account’s password (`wrong_password`)', guessablePasswordRule],
  reply: z.literal(true),
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'password_changed' },
  uses: {
    Staff: ['UpdateItem'],
    Sessions: ['PutItem', 'DeleteItem'],
    Throttles: ['UpdateItem'],
    SiteContent: ['GetItem'],
    passwordCost: true,
  },
});

export const listOwnSessions = route({
  id: 'listOwnSessions',
  summary: 'List one’s own sessions, the latest used first',
  method: 'GET',
  path: '/account/sessions',
  access: 'staff',
  reply: z.array(ActiveSession),
  status: 200,
  uses: { Sessions: ['Query ByEmail', 'BatchGetItem'] },
});

export const endOtherSessions = route({
  id: 'endOtherSessions',
  summary: 'End all of one’s own sessions but this',
  method: 'DELETE',
  path: '/account/sessions',
  access: 'staff',
  reply: z.literal(true),
  status: 200,
  audit: { action: 'sessions_ended' },
  uses: { Sessions: ['Query ByEmail', 'BatchGetItem', 'DeleteItem'] },
});

export const endOwnSession = route({
  id: 'endOwnSession',
  summary: 'End one of one’s own sessions; one that has ended is no problem',
  method: 'DELETE',
  path: '/account/sessions/{id}',
  access: 'staff',
  params: z.object({ id: PathId }),
  reply: z.literal(true),
  status: 200,
  audit: { action: 'sessions_ended' },
  uses: { Sessions: ['DeleteItem'] },
});
