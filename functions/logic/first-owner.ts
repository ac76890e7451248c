import type { Invitation } from '#contracts/team';
import { changeTeam, ownersOf } from './change-team.ts';
import { invitationLink, newInvitation, sendInvitation } from './invitations.ts';

type Outcome =
  /** An owner there is already. */
  { owner: string } | { isMailed: true } | { isMailed: false; link: string };

/**
 * Invites the first owner, who invites everybody else: by mail where `MAIL_FROM` is set and the mail can be sent. Once
 * more for somebody who has not accepted yet, with a new link.
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
