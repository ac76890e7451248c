import { randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from '../../data/passwords.ts';
import { openAccount } from '../../data/staff.ts';
import { type Acceptance, findTeam, type Members } from '../../data/team.ts';
import { takeAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { changeTeam } from './change-team.ts';
import { perAddress, requireInvitation } from './invitations.ts';
import { refuseGuessable } from './new-password.ts';
import { memberId } from './team.ts';

interface Choice {
  token: string;
  name: string;
  password: string;
}

/**
 * Opens the account of an invitation and uses up the link. The team's conditional write decides which of several calls
 * is the first; only its password is ever stored with the account. After a crash, a repeated call opens the account of
 * the first one.
 * @throws ProblemError `invitation_invalid`, also if another password was first; `too_many_requests`
 * @throws ValidationFailed `too_common`, `easy_to_guess`; the link stays valid
 */
export async function acceptInvitation(
  { token, name, password }: Choice,
  address: string,
): Promise<{ id: string; email: string }> {
  await takeAttempt(perAddress, address);
  const { email } = requireInvitation((await findTeam())?.members ?? {}, token);
  await refuseGuessable(password, email);
  const own = {
    id: randomUUID(),
    name,
    password: await hashPassword(password),
    accepted_at: new Date().toISOString(),
  };
  const first = await acceptFirst(token, own);
  await openAccount(email, first);
  await changeTeam(undefined, (team) => activate(team, email, first));
  if (first.id !== own.id && !(await verifyPassword(password, first.password))) {
    throw new ProblemError('invitation_invalid');
  }
  return { id: memberId(email), email };
}

/** @returns the acceptance that came first, which may be an earlier call's */
async function acceptFirst(token: string, own: Acceptance): Promise<Acceptance> {
  let first = own;
  await changeTeam(undefined, (team) => {
    const { email, member } = requireInvitation(team, token);
    const invitation = member.invitation as NonNullable<typeof member.invitation>;
    first = invitation.acceptance ?? own;
    team[email] = { ...member, invitation: { ...invitation, acceptance: first } };
  });
  return first;
}

/** Another call may have done it already. */
function activate(team: Members, email: string, { id, name, accepted_at }: Acceptance): void {
  const found = team[email];
  if (found && found.status !== 'invited') return;
  if (found?.invitation?.acceptance?.id !== id) throw new ProblemError('invitation_invalid');
  const { invitation: _, ...member } = found;
  team[email] = { ...member, name, status: 'active', sessions_from: accepted_at };
}
