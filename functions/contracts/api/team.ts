import * as z from 'zod/mini';
import { Email, Instant, Language, PathId, PersonName } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { characters } from '../field-kit/text-rules.ts';
import { route } from './route.ts';
import { NewPassword, Role } from './session.ts';

/** The staff of the agency: invitations, roles, suspended accounts. */

export const MemberStatus = z.enum(['active', 'suspended', 'invited']);
export type MemberStatus = z.infer<typeof MemberStatus>;

export const Member = z.object({
  /** Identifies the member in paths, which logs contain, in place of the e-mail address. */
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: Role,
  status: MemberStatus,
  /** The end of the invitation; null once it is accepted. */
  invited_until: z.nullable(Instant),
  /** Null if the person has not signed in since sign-ins were first recorded. */
  last_sign_in_at: z.nullable(Instant),
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.object({ email: Email, name: PersonName, role: Role, language: Language });
export type Invitation = z.infer<typeof Invitation>;

/** A new role, a suspension or a reactivation, or both. */
export const MemberChange = withJsonSchema(
  z
    .object({ role: z.optional(Role), status: z.optional(z.enum(['active', 'suspended'])) })
    .check(z.refine(({ role, status }) => Boolean(role ?? status), { path: ['role'], error: 'nothing_to_change' })),
  (schema) => ({ ...schema, anyOf: [{ required: ['role'] }, { required: ['status'] }] }),
);
export type MemberChange = z.infer<typeof MemberChange>;

const forOwners = { role: 'owner' } as const;
const params = z.object({ id: PathId });
const changes = ['GetItem', 'PutItem', 'BatchGetItem', 'Scan'] as const;
/** Requests of who may have none any more are handed back. */
const handBack = { Enquiries: ['Query ByOwner', 'GetItem', 'UpdateItem'] } as const;

export const listTeam = route({
  id: 'listTeam',
  summary: 'Everybody with an account or an invitation, by name',
  method: 'GET',
  path: '/team',
  access: forOwners,
  reply: z.array(Member),
  status: 200,
  uses: { Staff: ['GetItem', 'BatchGetItem', 'Scan'] },
});

export const inviteMember = route({
  id: 'inviteMember',
  summary: 'Invite somebody by a mailed link, which is valid for 72 hours',
  method: 'POST',
  path: '/team',
  access: forOwners,
  body: Invitation,
  reply: Member,
  status: 201,
  problems: ['already_in_team', 'team_full', 'mail_not_sent'],
  audit: { action: 'member_invited', record: 'member' },
  uses: { Staff: changes, Throttles: ['UpdateItem'], SiteContent: ['GetItem'], mail: true },
});

export const changeMember = route({
  id: 'changeMember',
  summary: 'Change the role of an account, suspend it or reactivate it; ends its sessions',
  method: 'PATCH',
  path: '/team/{id}',
  access: forOwners,
  params,
  body: MemberChange,
  reply: Member,
  status: 200,
  problems: ['member_not_found', 'own_account', 'last_owner', 'invitation_open'],
  audit: { action: 'member_changed', record: 'member' },
  uses: { Staff: changes, ...handBack },
});

export const removeMember = route({
  id: 'removeMember',
  summary: 'Remove an account, which ends its sessions, or withdraw an invitation',
  method: 'DELETE',
  path: '/team/{id}',
  access: forOwners,
  params,
  reply: z.literal(true),
  status: 200,
  problems: ['member_not_found', 'own_account', 'last_owner'],
  audit: { action: 'member_removed', record: 'member' },
  // The person's own templates and views go too.
  uses: {
    Staff: ['GetItem', 'PutItem', 'Scan', 'DeleteItem', 'UpdateItem'],
    Settings: ['GetItem', 'UpdateItem', 'DeleteItem'],
    ...handBack,
  },
});

export const resendInvitation = route({
  id: 'resendInvitation',
  summary: 'Mail a new link to somebody who has been invited; the former link ends',
  method: 'POST',
  path: '/team/{id}/invitation',
  access: forOwners,
  params,
  reply: Member,
  status: 200,
  problems: ['member_not_found', 'invitation_accepted', 'mail_not_sent'],
  audit: { action: 'invitation_resent', record: 'member' },
  uses: { Staff: changes, Throttles: ['UpdateItem'], SiteContent: ['GetItem'], mail: true },
});

/** The secret of a mailed link. Only bodies contain it, because paths are logged. */
const token = z.string().check(characters(1, 100));

export const readInvitation = route({
  id: 'readInvitation',
  summary: 'The person whom a mailed link invites',
  method: 'POST',
  path: '/invitations',
  access: 'public',
  body: z.object({ token }),
  reply: z.object({ email: z.string(), name: z.string() }),
  status: 200,
  problems: ['invitation_invalid'],
  uses: { Staff: ['GetItem'], Throttles: ['UpdateItem'] },
});

export const acceptInvitation = route({
  id: 'acceptInvitation',
  summary: 'Open the account of an invitation, with a name and a password',
  method: 'PUT',
  path: '/invitations',
  access: 'public',
  body: z.object({ token, name: PersonName, password: NewPassword }),
  reply: z.literal(true),
  status: 200,
  problems: ['invitation_invalid'],
  audit: { reported: ['invitation_accepted'], record: 'member' },
  uses: { Staff: ['GetItem', 'PutItem'], Throttles: ['UpdateItem'], SiteContent: ['GetItem'], passwordCost: true },
});
