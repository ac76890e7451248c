import { randomInt, randomUUID } from 'node:crypto';

export interface StaffAccount {
  email: string;
  password: string;
}

interface Options {
  /** The system's address. */
  url: string;
  /** An owner, who sends the invitation. */
  owner: StaffAccount;
  /** Reads the mails that were sent, newest first. */
  outbox: (url: string) => Promise<{ to: string[]; text: string }[]>;
  role?: 'owner' | 'agent' | 'viewer' | undefined;
  name?: string | undefined;
}

/** Adds a member to the team for one test like people do: an owner invites, and the mailed link creates the account. */
export async function addStaffAccount({ url, owner, outbox, role = 'agent', name = 'Test Staff' }: Options) {
  const account: StaffAccount = { email: `staff-${randomUUID()}@rihla.example`, password: randomUUID() };
  // Unique, because other tests' limits are counted by address.
  const address = `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`;
  const send = async (method: string, path: string, body: object, cookie = '') => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Client': 'web',
      'X-Forwarded-For': address,
      Cookie: cookie,
    };
    const reply = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const session = await send('POST', '/session', { ...owner });
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  await send('POST', '/team', { email: account.email, name, role, language: 'en' }, cookies.join('; '));
  const mail = (await outbox(url)).find(({ to }) => to.includes(account.email));
  await send('PUT', '/invitations', { token: linkToken(mail?.text ?? ''), name, password: account.password });
  return account;
}

/** The secret of a mailed link. */
export function linkToken(text: string): string {
  const token = text.match(/#token=([\w-]{43})/)?.[1];
  if (!token) throw new Error('The mail has no link');
  return token;
}
