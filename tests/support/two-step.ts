import { expect } from 'vitest';
import { codeOf } from './authenticator.ts';
import { type Answer, Client, cookiesOf } from './client.ts';
import type { StaffAccount } from './staff-account.ts';

export async function signInWith(client: Client, { email, password }: StaffAccount, code?: string): Promise<Answer> {
  const answer = await client.post('/session', { email, password, ...(code && { code }) });
  if (answer.status === 201) client.cookie = cookiesOf(answer);
  return answer;
}

/** Signs in and turns two-step sign-in on. */
export async function turnOn(account: StaffAccount) {
  const client = new Client();
  await signInWith(client, account);
  const current_password = account.password;
  const { secret, recovery_codes } = (await client.post('/account/two-step', { current_password })).json.data;
  const code = codeOf(secret);
  expect((await client.put('/account/two-step', { code })).status).toBe(200);
  return { client, secret, code, codes: recovery_codes as string[] };
}

export const statusAndCode = ({ status, json }: Answer) => [status, json.code];
