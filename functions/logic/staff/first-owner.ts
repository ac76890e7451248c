import type { Invitation } from '#contracts/api/team';
import { changeTeam, ownersOf } from './change-team.ts';
import { invitationLink, newInvitation, sendInvitation } from './invitations.ts';

type Outcome =
  /** There is already an owner. */
  { owner: string } | { isMailed: true } | { isMailed: false; link: string };

/**
 * Invites the first owner, who then invites everybody else. Sends a mail if `MAIL_FROM` is set and sending works. A
 * person who has not accepted yet gets a new link.
 */
export async function inviteFirstOwner(person: Omit<Invitation, 'role'>): Promise<Outcome> {
  const { email, ...invitation } = person;
  const { token, open } = newInvitation();
  let owner: string | undefined;
  await changeTeam(undefined, (team) => {
    [owner] = ownersOf(team);
    if (!owner) team[email] = { ...invitation, ...open, role: 'owner' };
  });
  if (owner) return { owner };
  const isMailed =
    Boolean(process.env.MAIL_FROM) &&
    (await sendInvitation(person, token).then(
      () => true,
      () => false,
    ));
  return isMailed ? { isMailed } : { isMailed, link: invitationLink(token, person.language) };
}
