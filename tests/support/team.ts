import type { Client } from './client.ts';
import { outbox } from './outbox.ts';
import { linkToken } from './staff-account.ts';

/** A password that the rules accept. */
export const password = 'a long enough passphrase';

/** The body of an invitation to an address that no other test uses. */
export const newInvitation = (changes: object = {}) => ({
  email: `invited-${crypto.randomUUID()}@rihla.example`,
  name: 'Huda Alqahtani',
  role: 'agent',
  language: 'ar',
  ...changes,
});

export const mailsTo = async (email: string) => (await outbox()).filter(({ to }) => to.includes(email));

/** The token of the newest link that was mailed to an address. */
export const newestToken = async (email: string) => linkToken((await mailsTo(email))[0]?.text ?? '');

/** The member with this address as the team's list shows it. */
export async function memberOf(owner: Client, email: string) {
  const { json } = await owner.get('/team');
  return json.data.find((member: { email: string }) => member.email === email);
}
