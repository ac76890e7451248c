import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { type Answer, Client, cookiesOf, issuesOf } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import type { StaffAccount } from '../support/staff-account.ts';

let account: StaffAccount;

beforeEach(async (context) => {
  needs('colleagues')(context);
  account = await addColleague('owner');
});

async function signIn(client: Client, code?: string, { email, password } = account): Promise<Answer> {
  const answer = await client.post('/session', { email, password, ...(code && { code }) });
  if (answer.status === 201) client.cookie = cookiesOf(answer);
  return answer;
}

/** Signs in and turns two-step sign-in on. */
async function turnedOn(of = account) {
  const client = new Client();
  await signIn(client, undefined, of);
  const { secret } = (await client.post('/account/two-step')).json.data;
  const code = codeOf(secret);
  const { status, json } = await client.put('/account/two-step', { code });
  expect(status).toBe(200);
  return { client, secret, code, codes: json.data.recovery_codes as string[] };
}

const statusAndCode = ({ status, json }: Answer) => [status, json.code];

describe('turning two-step sign-in on', () => {
  it('needs a code of the new secret, and shows ten recovery codes once', async () => {
    const client = new Client();
    await signIn(client);
    const begun = await client.post('/account/two-step');
    expect(begun.status).toBe(201);
    const { secret, uri } = begun.json.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain('otpauth://totp/Rihla:');
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await client.put('/account/two-step', { code: wrongCodeOf(secret) });
    expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['code wrong_code']]);
    // Until it is confirmed, sign-in needs no code.
    expect((await signIn(new Client())).status).toBe(201);

    const { json } = await client.put('/account/two-step', { code: codeOf(secret) });
    expect(new Set(json.data.recovery_codes).size).toBe(10);
    const read = (await client.get('/account')).json.data;
    expect(read.two_step).toMatchObject({ on: true, recovery_codes: 10 });
    expect(JSON.stringify(read)).not.toContain(secret);
    expect(statusAndCode(await client.post('/account/two-step'))).toEqual([409, 'version_conflict']);
  });
});

describe('signing in in two steps', () => {
  it('asks for a code, and accepts each code once', async () => {
    const { secret, code } = await turnedOn();
    expect(statusAndCode(await signIn(new Client()))).toEqual([401, 'code_required']);
    expect(statusAndCode(await signIn(new Client(), wrongCodeOf(secret)))).toEqual([401, 'wrong_code']);
    // The code that confirmed the secret counts as used.
    expect(statusAndCode(await signIn(new Client(), code))).toEqual([401, 'wrong_code']);
    const next = codeOf(secret, 1);
    expect((await signIn(new Client(), next)).status).toBe(201);
    expect(statusAndCode(await signIn(new Client(), next))).toEqual([401, 'wrong_code']);
  });

  it('does not mention codes before the password is right', async () => {
    const { secret } = await turnedOn();
    for (const code of [codeOf(secret, 1), undefined]) {
      const answer = await new Client().post('/session', { email: account.email, password: 'not it', code });
      expect(statusAndCode(answer)).toEqual([401, 'wrong_credentials']);
    }
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { client, codes } = await turnedOn();
    const [first = '', second = ''] = codes;
    expect((await signIn(new Client(), first.toLowerCase().replaceAll('-', ' '))).status).toBe(201);
    expect(statusAndCode(await signIn(new Client(), first))).toEqual([401, 'wrong_code']);
    expect((await signIn(new Client(), second)).status).toBe(201);
    expect((await client.get('/account')).json.data.two_step.recovery_codes).toBe(8);
  });

  it('counts wrong codes like wrong passwords', { timeout: 120_000 }, async (context) => {
    needs('callerAddresses')(context);
    const { secret, codes } = await turnedOn();
    const stranger = new Client();
    let guesses = 0;
    for (; guesses <= 20 && (await signIn(stranger, wrongCodeOf(secret))).status === 401; guesses++);
    expect(guesses).toBeGreaterThanOrEqual(10);
    expect(guesses).toBeLessThanOrEqual(20);
    expect((await signIn(stranger, codes[0])).status).toBe(429);
    expect((await signIn(new Client(), codes[0])).status).toBe(201);
  });
});

describe('new recovery codes', () => {
  it('need a current code, and invalidate the old ones', async () => {
    const { client, secret, code, codes } = await turnedOn();
    const renew = (code: string) => client.post('/account/two-step/recovery-codes', { code });
    for (const wrong of [wrongCodeOf(secret), code]) {
      const refused = await renew(wrong);
      expect([refused.status, issuesOf(refused)]).toEqual([422, ['code wrong_code']]);
    }
    const { status, json } = await renew(codeOf(secret, 1));
    expect(status).toBe(201);
    const fresh: string[] = json.data.recovery_codes;
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    expect(statusAndCode(await signIn(new Client(), codes[0]))).toEqual([401, 'wrong_code']);
    expect((await signIn(new Client(), fresh[0])).status).toBe(201);
    expect((await client.get('/account')).json.data.two_step.recovery_codes).toBe(9);
    const trail = await client.post('/activity/searches', { staff: account.email, group: 'access' });
    expect(trail.json.data.map(({ action }: { action: string }) => action)).toContain('recovery_codes_renewed');
  });

  it('are refused while two-step sign-in is off', async () => {
    const client = new Client();
    await signIn(client);
    const answer = await client.post('/account/two-step/recovery-codes', { code: '123456' });
    expect(statusAndCode(answer)).toEqual([409, 'version_conflict']);
  });
});

describe('turning two-step sign-in off', () => {
  it('needs the password', async () => {
    const { client } = await turnedOn();
    const wrong = await client.post('/account/two-step/off', { current_password: 'not it' });
    expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['current_password wrong_password']]);
    expect(statusAndCode(await signIn(new Client()))).toEqual([401, 'code_required']);
    expect((await client.post('/account/two-step/off', { current_password: account.password })).status).toBe(200);
    expect((await signIn(new Client())).status).toBe(201);
  });
});

describe('two-step sign-in required of everyone', () => {
  it('can be decided by owners only', async () => {
    const agent = new Client();
    await signIn(agent, undefined, await addColleague('agent'));
    expect(statusAndCode(await agent.put('/settings/two-step', { required: true }))).toEqual([403, 'role_not_allowed']);
  });

  it('lets staff without it only set it up', async () => {
    const colleague = await addColleague('viewer');
    const [early, late] = [new Client(), new Client()];
    await signIn(early, undefined, colleague);
    const { client: owner } = await turnedOn();
    try {
      expect((await owner.put('/settings/two-step', { required: true })).status).toBe(200);
      expect((await owner.get('/overview/new')).status).toBe(200);
      const signedIn = await signIn(late, undefined, colleague);
      expect([signedIn.status, signedIn.json.data.two_step_due]).toEqual([201, true]);
      for (const client of [early, late]) {
        expect((await client.get('/session')).json.data.two_step_due).toBe(true);
        for (const path of ['/overview/new', '/messages', '/account/sessions']) {
          expect(statusAndCode(await client.get(path))).toEqual([403, 'two_step_required']);
        }
      }
      const { secret } = (await early.post('/account/two-step')).json.data;
      expect((await early.put('/account/two-step', { code: codeOf(secret) })).status).toBe(200);
      expect((await early.get('/overview/new')).status).toBe(200);
      expect((await late.get('/session')).json.data.two_step_due).toBe(false);
    } finally {
      expect((await owner.put('/settings/two-step', { required: false })).status).toBe(200);
    }
  });
});
