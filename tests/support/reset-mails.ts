import { expect } from 'vitest';
import type { Client } from './client.ts';
import { eventually } from './eventually.ts';
import { type CapturedMail, outbox } from './outbox.ts';

/** The mails to an address, newest first. */
export const mailsTo = async (email: string) => (await outbox()).filter(({ to }) => to.includes(email));

/** The token of the link in a mail. */
export function tokenIn(mail: CapturedMail | undefined): string {
  const token = mail?.text.match(/\/admin\/reset-password#token=([\w-]{43})/)?.[1];
  if (!token) throw new Error('The mail has no link');
  return token;
}

/** Asks for a link to set a new password, and waits for its mail. */
export async function askForLink(client: Client, email: string, language: 'ar' | 'en' = 'en') {
  const before = (await mailsTo(email)).length;
  const answer = await client.post('/password-resets', { email }, { language });
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(before + 1));
  const mail = (await mailsTo(email))[0];
  return { answer, mail, token: tokenIn(mail) };
}
