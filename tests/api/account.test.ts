import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client, cookiesOf, issuesOf } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import { askForLink } from '../support/reset-mails.ts';
import type { StaffAccount } from '../support/staff-account.ts';

const agents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
};

let account: StaffAccount;

beforeAll(async () => {
  account = await addColleague('viewer');
});

async function signedIn(userAgent = agents.windows, { email, password } = account): Promise<Client> {
  const client = new Client();
  const answer = await client.post('/session', { email, password }, { headers: { 'User-Agent': userAgent } });
  expect(answer.status).toBe(201);
  client.cookie = cookiesOf(answer);
  return client;
}

const isSignedIn = async (client: Client) => (await client.get('/session')).status === 200;

describe('one’s own account', () => {
  it('has a name that even viewers can change', async () => {
    const client = await signedIn();
    expect((await client.get('/account')).json.data).toMatchObject({ email: account.email, role: 'viewer' });
    const { status, json } = await client.patch('/account', { name: ' نورة العتيبي ' });
    expect([status, json.data.name]).toEqual([200, 'نورة العتيبي']);
    expect((await client.get('/session')).json.data.staff.name).toBe('نورة العتيبي');
    expect(issuesOf(await client.patch('/account', { name: ' ' }))).toEqual(['name required']);
  });
});

describe('the password', () => {
  it('is changed with the current one; that ends the other sessions and every mailed link', async (context) => {
    needs('mail')(context);
    const owner = await addColleague();
    const [client, other] = [await signedIn(agents.windows, owner), await signedIn(agents.iPhone, owner)];
    const { token } = await askForLink(new Client(), owner.email);
    const wrong = await client.put('/account/password', {
      current_password: 'not it',
      password: 'a brand new password',
    });
    expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['current_password wrong_password']]);
    expect(await isSignedIn(other)).toBe(true);

    const body = { current_password: owner.password, password: 'a brand new password' };
    const changed = await client.put('/account/password', body);
    expect(changed.status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(client)).toBe(false);
    client.cookie = cookiesOf(changed);
    expect(await isSignedIn(client)).toBe(true);
    const late = await new Client().put('/password-resets', { token, password: 'an attacker’s password' });
    expect([late.status, late.json.code]).toEqual([404, 'reset_link_invalid']);
    expect((await new Client().signIn(owner.email, 'a brand new password')).status).toBe(201);
  });

  it('may be neither short nor one of the most common', async () => {
    const client = await signedIn();
    for (const [password, issue] of [
      ['short', 'too_short'],
      ['QwertyUiop', 'too_common'],
      [account.email, 'easy_to_guess'],
      [`${account.email.split('@')[0]}!`, 'easy_to_guess'],
      ['Rihla-2026-2030', 'easy_to_guess'],
      ['رحلة١٤٤٨١٤٤٩', 'easy_to_guess'],
      ['zzzzzzzzzzzz', 'easy_to_guess'],
      ['aaaaaaaa-2026', 'easy_to_guess'],
    ] as const) {
      const answer = await client.put('/account/password', { current_password: account.password, password });
      expect([answer.status, issuesOf(answer)]).toEqual([422, [`password ${issue}`]]);
    }
  });

  it('cannot be guessed in a stolen session', { timeout: 60_000 }, async () => {
    const client = await signedIn();
    const guess = () =>
      client.put('/account/password', { current_password: 'guess', password: 'a brand new password' });
    let guesses = 0;
    for (; guesses <= 20 && (await guess()).status === 422; guesses++);
    expect((await guess()).status).toBe(429);
    expect(guesses).toBeLessThanOrEqual(20);
    expect((await new Client().signIn(account.email, account.password)).status).toBe(201);
  });
});

describe('one’s own sessions', () => {
  let owner: StaffAccount;

  beforeEach(async () => {
    owner = await addColleague();
  });

  it('are listed by browser and system, without address or token', async () => {
    const phone = await signedIn(agents.iPhone, owner);
    const client = await signedIn(agents.windows, owner);
    await signedIn();
    const { json } = await client.get('/account/sessions');
    const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);
    const times = { began_at: instant, last_used_at: instant };
    const id = expect.stringMatching(/^[\da-f]{64}$/);
    expect(json.data).toEqual([
      { id, browser: 'Chrome', system: 'Windows', ...times, current: true },
      { id, browser: 'Safari', system: 'iPhone', ...times, current: false },
    ]);
    for (const { cookie, address } of [phone, client]) {
      const token = cookie?.match(/session=([\w-]{43})/)?.[1] ?? '';
      expect(token).not.toBe('');
      expect(JSON.stringify(json)).not.toContain(token);
      expect(JSON.stringify(json)).not.toContain(address);
    }
  });

  it('end one at a time, or all except the current one', async () => {
    const clients = [
      await signedIn(agents.windows, owner),
      await signedIn(agents.iPhone, owner),
      await signedIn('', owner),
    ];
    const [client = new Client(), phone = new Client(), unknown = new Client()] = clients;
    const { data } = (await client.get('/account/sessions')).json;
    const { id } = data.find(({ browser }: { browser: string | null }) => browser === 'Safari');
    expect((await client.delete(`/account/sessions/${id}`)).status).toBe(200);
    expect(await Promise.all([client, phone, unknown].map(isSignedIn))).toEqual([true, false, true]);
    expect((await client.delete('/account/sessions')).status).toBe(200);
    expect(await Promise.all([client, unknown].map(isSignedIn))).toEqual([true, false]);
  });

  it('cannot be ended by other accounts', async () => {
    const [client, stranger] = [await signedIn(agents.windows, owner), await signedIn()];
    const [{ id }] = (await client.get('/account/sessions')).json.data;
    await stranger.delete(`/account/sessions/${id}`);
    expect(await isSignedIn(client)).toBe(true);
  });
});
