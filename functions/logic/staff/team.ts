import type { AuditedChange } from '#contracts/api/audit';
import type { Member, MemberChange } from '#contracts/api/team';
import { setDuty } from '../../data/duty.ts';
import { sha256 } from '../../data/hash.ts';
import { removeMentions } from '../../data/mentions.ts';
import { deleteStaff, findProfiles } from '../../data/staff.ts';
import { getTeam, type Members, type StoredMember } from '../../data/team.ts';
import { removeTemplates } from '../../data/templates.ts';
import { removeViews } from '../../data/views.ts';
import { ProblemError } from '../../errors.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { handBackAll } from '../desk/hand-back.ts';
import { changeTeam, ownersOf } from './change-team.ts';

/** The id of a member in paths. */
export const memberId = (email: string) => sha256(email).slice(0, 32);

/** Everybody in the team, by name. */
export async function listTeam(): Promise<Member[]> {
  const { members } = await getTeam();
  const team = await toMembers(members, Object.keys(members));
  return team.sort((one, other) => one.name.localeCompare(other.name));
}

/** Returns one member as in the list. */
export async function toMember(members: Members, email: string): Promise<Member> {
  const [member] = await toMembers(members, [email]);
  if (!member) throw new ProblemError('member_not_found');
  return member;
}

async function toMembers(members: Members, emails: readonly string[]): Promise<Member[]> {
  const profiles = await findProfiles(emails);
  return emails.flatMap((email) => {
    const member = members[email];
    if (!member) return [];
    const profile = member.status === 'invited' ? undefined : profiles.get(email);
    return {
      id: memberId(email),
      email,
      name: profile?.name ?? member.name,
      role: member.role,
      status: member.status,
      invited_until: member.invitation?.expires_at ?? null,
      last_sign_in_at: profile?.last_sign_in_at ?? null,
    };
  });
}

interface By {
  /** The owner who asks. */
  actor: string;
  report: (details: { changes: AuditedChange[] }) => void;
}

/**
 * Changes a role, or suspends or reactivates an account; its sessions end at once. Who may have no requests any more hands
 * them back.
 * @throws ProblemError `member_not_found`, `own_account`, `last_owner`, `invitation_open`
 */
export async function changeMember(id: string, change: MemberChange, { actor, report }: By): Promise<Member> {
  let email = '';
  let changes: AuditedChange[] = [];
  const members = await changeTeam(actor, (team) => {
    const found = otherMember(team, id, actor);
    email = found.email;
    const { role, status } = found.member;
    if (change.status && status === 'invited') throw new ProblemError('invitation_open');
    const changed = { role: change.role ?? role, status: change.status ?? status };
    changes = changesBetween({ role, status }, changed);
    team[email] = { ...found.member, ...changed, sessions_from: new Date().toISOString() };
  });
  report({ changes });
  const { role, status } = members[email] ?? {};
  if (status !== 'active' || role === 'viewer') await handBackAll(email, null);
  return toMember(members, email);
}

/**
 * Removes an account or an invitation.
 * @throws ProblemError `member_not_found`, `own_account`, `last_owner`
 */
export async function removeMember(id: string, actor: string): Promise<void> {
  let email = '';
  await changeTeam(actor, (team) => {
    ({ email } = otherMember(team, id, actor));
    delete team[email];
  });
  // Without its place in the team, the account cannot sign in and gets no requests: a crash before is harmless.
  await Promise.all([
    ...[deleteStaff(email), setDuty(email, undefined), handBackAll(email, null)],
    ...[removeTemplates(email), removeViews(email), removeMentions(email)],
  ]);
}

/**
 * Returns the member with an id. It must not be the actor: owners can neither lock themselves out nor give up their own
 * rights.
 * @throws ProblemError `member_not_found`, `own_account`, `last_owner`
 */
function otherMember(team: Members, id: string, actor: string) {
  const { email, member } = requireMember(team, id);
  if (email === actor) throw new ProblemError(ownersOf(team).length > 1 ? 'own_account' : 'last_owner');
  return { email, member };
}

/** @throws ProblemError `member_not_found` */
export function requireMember(team: Members, id: string): { email: string; member: StoredMember } {
  const [found] = Object.entries(team).filter(([email]) => memberId(email) === id);
  if (!found) throw new ProblemError('member_not_found');
  const [email, member] = found;
  return { email, member };
}
