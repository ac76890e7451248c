import { setTimeout as wait } from 'node:timers/promises';
import { getTeam, type Members, putTeam } from '../../data/team.ts';
import { ProblemError } from '../../errors.ts';

/** Two owners who change the team at the same time need two attempts. */
const mostAttempts = 8;

export const isActiveOwner = (members: Members, email: string): boolean =>
  members[email]?.role === 'owner' && members[email].status === 'active';

export const ownersOf = (members: Members): string[] =>
  Object.keys(members).filter((email) => isActiveOwner(members, email));

/**
 * Changes the team in one conditional write, with retries if someone else has changed it. `edit` changes the members it
 * receives, or throws; it may run several times.
 * @param actor the owner who makes the change; checked again in the write
 * @throws ProblemError `authentication_required` if the actor is no longer an owner, `last_owner` if the change would
 * leave no active owner where there is one
 */
export async function changeTeam(actor: string | undefined, edit: (members: Members) => void): Promise<Members> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const { members, version } = await getTeam();
    const hadOwner = ownersOf(members).length > 0;
    if (actor && !isActiveOwner(members, actor)) throw new ProblemError('authentication_required');
    edit(members);
    if (hadOwner && ownersOf(members).length === 0) throw new ProblemError('last_owner');
    if (await putTeam(members, version)) return members;
    await wait(Math.random() * 50 * attempt);
  }
  throw new ProblemError('temporarily_unavailable', { headers: { 'Retry-After': '1' } });
}
