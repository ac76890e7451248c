import { beforeEach, describe, expect, it } from 'vitest';
import { Client, cookiesOf } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import { askForLink, mailsTo } from '../support/reset-mails.ts';
import type { StaffAccount } from '../support/staff-account.ts';

/** Attacks that lock the owner of a known e-mail address out. */

let account: StaffAccount;

beforeEach(needs('callerAddresses'));
beforeEach(async () => {
  account = await addColleague();
});

/** Another browser behind the same address. */
function neighbourOf({ address }: Client): Client {
  const neighbour = new Client();
  neighbour.address = address;
  return neighbour;
}

/** Guesses until refused: after ten attempts, or twenty if a new window begins meanwhile. */
async function guess(client: Client, email = account.email): Promise<number> {
  const { cookie } = client;
  for (let guesses = 0; guesses <= 20; guesses++) {
    const { status, json } = await client.signIn(email, 'not the password');
    client.cookie = cookie;
    if (status === 429) return guesses;
    expect([status, json.code]).toEqual([401, 'wrong_credentials']);
  }
  throw new Error('Guessing was not refused');
}

const signIn = async (client: Client, password = account.password) =>
  (await client.signIn(account.email, password)).status;

describe('guessing passwords', { timeout: 180_000 }, () => {
  it('blocks the attacker but not the owner elsewhere, and unknown accounts alike', async () => {
    const stranger = new Client();
    expect(await guess(stranger)).toBeGreaterThanOrEqual(10);
    expect(await signIn(stranger)).toBe(429);
    expect(await signIn(new Client())).toBe(201);
    expect(await guess(stranger, `nobody-${Date.now()}@rihla.example`)).toBeGreaterThanOrEqual(10);
  });

  it('does not lock out a known browser, even behind the same address', async () => {
    const owner = new Client();
    expect(await signIn(owner)).toBe(201);
    const stranger = neighbourOf(owner);
    await guess(stranger);
    expect(await signIn(neighbourOf(owner))).toBe(429);
    expect(await signIn(owner)).toBe(201);
    // A known browser has a counter of its own, which is limited too.
    expect(await guess(owner)).toBeGreaterThanOrEqual(10);
    expect(await signIn(owner)).toBe(429);
  });

  it('gains nothing from another account’s or a forged device cookie', async () => {
    const other = new Client();
    await other.signIn();
    const device = other.cookie?.match(/(?:__Host-)?device=[\w-]{43}/)?.[0];
    expect(device).toBeDefined();
    const stranger = new Client();
    await guess(stranger);
    for (const cookie of [device, device?.replace(/=.*/, `=${'x'.repeat(43)}`)]) {
      stranger.cookie = cookie;
      expect(await signIn(stranger)).toBe(429);
    }
  });

  it('no longer blocks anyone after a completed reset', async (context) => {
    needs('mail')(context);
    const owner = new Client();
    await guess(owner);
    const { token } = await askForLink(new Client(), account.email);
    const password = 'a brand new password';
    const reset = await owner.put('/password-resets', { token, password });
    expect(reset.status).toBe(200);
    expect(await signIn(neighbourOf(owner), password)).toBe(201);
    // The browser of the reset is now known.
    await guess(neighbourOf(owner));
    owner.cookie = cookiesOf(reset);
    expect(await signIn(owner, password)).toBe(201);
  });
});

describe('asking for resets', { timeout: 60_000 }, () => {
  beforeEach(needs('mail'));

  it('does not use up another person’s resets', async () => {
    const stranger = new Client();
    let status = 202;
    for (let asked = 0; status === 202 && asked <= 10; asked++) {
      ({ status } = await stranger.post('/password-resets', { email: account.email }));
    }
    expect(status).toBe(429);
    expect((await new Client().post('/password-resets', { email: account.email })).status).toBe(202);
  });

  it('from many addresses floods no mailbox and refuses nobody', async () => {
    const owner = new Client();
    await signIn(owner);
    const strangers = Array.from({ length: 12 }, () => new Client());
    const replies = await Promise.all(
      strangers.map((stranger) => stranger.post('/password-resets', { email: account.email })),
    );
    expect(replies.map(({ status }) => status)).toEqual(strangers.map(() => 202));
    // Five an hour and one every ten minutes: two if the next ten minutes begin meanwhile.
    expect((await mailsTo(account.email)).length).toBeLessThanOrEqual(7);
    const { answer, token } = await askForLink(owner, account.email);
    expect(answer.status).toBe(202);
    expect((await owner.put('/password-resets', { token, password: 'a brand new password' })).status).toBe(200);
  });
});
