import * as z from 'zod/mini';
import { Email, Instant } from '../field-kit/fields.ts';
import { characters } from '../field-kit/text-rules.ts';
import { roles } from './access.ts';
import { route } from './route.ts';

/** A password typed at sign-in: any text that is short enough to hash cheaply. */
export const TypedPassword = z.string().check(characters(1, 200));

/** A new password. Length matters most (NIST SP 800-63B). The server also refuses those that are guessed first. */
export const NewPassword = z.string().check(characters(10, 200));
export const guessablePasswordRule =
  'The new password is not among the most used ones in any case (`too_common`), and is more than the account’s e-mail address, ' +
  'the agency’s name or one or two characters, with digits and signs between or without (`easy_to_guess`)';

/** The six digits of an authenticator app, or a recovery code, in any case, with or without its hyphens. */
export const TypedCode = z.string().check(characters(1, 40));

export const Credentials = z.object({
  email: Email,
  password: TypedPassword,
  remember: z.optional(z.boolean()),
  /** The code of two-step sign-in, for accounts that use it. */
  code: z.optional(TypedCode),
});
export type Credentials = z.infer<typeof Credentials>;

export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const Session = z.object({
  staff: z.object({ email: z.string(), name: z.string(), role: Role }),
  /** The session ends at this instant at the latest. */
  expires_at: Instant,
  /** True if the agency requires two-step sign-in and this account has not set it up: other calls are refused. */
  two_step_due: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const signIn = route({
  id: 'signIn',
  summary: 'Sign in; the session is a cookie',
  method: 'POST',
  path: '/session',
  access: 'public',
  firstParty: true,
  body: Credentials,
  reply: Session,
  status: 201,
  problems: ['wrong_credentials', 'code_required', 'wrong_code'],
  audit: { reported: ['signed_in', 'sign_in_failed'] },
  uses: {
    Staff: ['GetItem', 'UpdateItem'],
    Settings: ['GetItem'],
    Sessions: ['PutItem'],
    Devices: ['GetItem', 'PutItem'],
    Throttles: ['UpdateItem', 'DeleteItem'],
    passwordCost: true,
    SiteContent: ['GetItem'],
    mail: true,
  },
});

export const getSession = route({
  id: 'getSession',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/session',
  access: 'staff',
  beforeTwoStep: true,
  reply: Session,
  status: 200,
  uses: {},
});

export const signOut = route({
  id: 'signOut',
  summary: 'End the session',
  method: 'DELETE',
  path: '/session',
  access: 'staff',
  beforeTwoStep: true,
  reply: z.literal(true),
  status: 200,
  audit: { action: 'signed_out' },
  uses: { Sessions: ['DeleteItem'] },
});
