import type { Invitation, Member } from '#contracts/api/team';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { paths } from '#contracts/website/paths';
import { sha256 } from '../../data/hash.ts';
import { sendMail } from '../../data/mail.ts';
import { findTeam, type Members, type StoredMember } from '../../data/team.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { invitationMail } from '../mails/invitation.ts';
import { readContact } from '../site-content/contact.ts';
import { changeTeam } from './change-team.ts';
import { requireMember, toMember } from './team.ts';
import { randomToken } from './tokens.ts';

const validHours = 72;
const largestTeam = 200;

/** So that a stolen session cannot mail to strangers endlessly. */
const perOwner: Limit = { action: 'invitation', attempts: 60, seconds: 60 * 60 };
/** So that a mailbox is not flooded, however many owners invite it. */
const perMailbox: Limit = { action: 'invitation-mailbox', attempts: 5, seconds: 24 * 60 * 60 };
export const perAddress: Limit = { action: 'invitation-link', attempts: 40, seconds: 60 * 60 };

/**
 * Invites somebody by mail.
 * @param actor the owner who invites
 * @throws ProblemError `already_in_team`, `team_full`, `mail_not_sent`, `too_many_requests`
 */
export async function inviteMember({ email, ...invitation }: Invitation, actor: string): Promise<Member> {
  await takeAttempt(perOwner, actor);
  if ((await findTeam())?.members[email]) throw new ProblemError('already_in_team');
  await takeAttempt(perMailbox, mailboxKey(email));
  const { token, open } = newInvitation();
  const members = await changeTeam(actor, (team) => {
    if (team[email]) throw new ProblemError('already_in_team');
    if (Object.keys(team).length >= largestTeam) throw new ProblemError('team_full');
    team[email] = { ...invitation, ...open };
  });
  await mailInvitation(members, email, token);
  return toMember(members, email);
}

/**
 * Mails a new link, which invalidates the previous one.
 * @throws ProblemError `member_not_found`, `invitation_accepted`, `mail_not_sent`, `too_many_requests`
 */
export async function resendInvitation(id: string, actor: string): Promise<Member> {
  await takeAttempt(perOwner, actor);
  const { email } = requireInvited((await findTeam())?.members ?? {}, id);
  await takeAttempt(perMailbox, mailboxKey(email));
  const { token, open } = newInvitation();
  const members = await changeTeam(actor, (team) => {
    team[email] = { ...requireInvited(team, id).member, ...open };
  });
  await mailInvitation(members, email, token);
  return toMember(members, email);
}

function requireInvited(team: Members, id: string) {
  const found = requireMember(team, id);
  if (found.member.status !== 'invited') throw new ProblemError('invitation_accepted');
  return found;
}

/**
 * Returns the target of an invitation's link. The token is in the fragment, which browsers do not send, so no log
 * contains it.
 */
export const invitationLink = (token: string, language: Invitation['language']) =>
  `${process.env.SITE_ORIGIN}${paths.admin.invitation}?lang=${language}#token=${token}`;

/**
 * Returns the person whom a link invites.
 * @throws ProblemError `invitation_invalid`, `too_many_requests`
 */
export async function readInvitation(token: string, address: string): Promise<{ email: string; name: string }> {
  await takeAttempt(perAddress, address);
  const { email, member } = requireInvitation((await findTeam())?.members ?? {}, token);
  return { email, name: member.name };
}

/** Makes a secret for the link, and the part that the team stores of it. */
export function newInvitation() {
  const token = randomToken();
  const now = Date.now();
  const open = {
    status: 'invited',
    sessions_from: new Date(now).toISOString(),
    invitation: { token_hash: sha256(token), expires_at: new Date(now + validHours * 3_600_000).toISOString() },
  } as const;
  return { token, open };
}

/** @throws ProblemError `invitation_invalid` */
export function requireInvitation(team: Members, token: string): { email: string; member: StoredMember } {
  const hash = sha256(token);
  const now = new Date().toISOString();
  const [found] = Object.entries(team).filter(
    ([, { invitation }]) => invitation?.token_hash === hash && invitation.expires_at > now,
  );
  if (!found) throw new ProblemError('invitation_invalid');
  const [email, member] = found;
  return { email, member };
}

async function mailInvitation(members: Members, email: string, token: string): Promise<void> {
  try {
    await sendInvitation({ ...(members[email] as StoredMember), email }, token);
  } catch (error) {
    logger.error('invitation mail failed', error as Error);
    throw new ProblemError('mail_not_sent');
  }
}

/** @throws if the mail cannot be sent */
export async function sendInvitation(
  { email, name, language }: Omit<Invitation, 'role'>,
  token: string,
): Promise<void> {
  const link = invitationLink(token, language);
  const contact = await readContact();
  await sendMail({ to: email, ...invitationMail({ name, link, hours: validHours, contact }, language) });
}
