import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { type Answer, Client, issuesOf } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import { mailsTo } from '../support/reset-mails.ts';
import type { StaffAccount } from '../support/staff-account.ts';
import { signInWith, statusAndCode, turnOn } from '../support/two-step.ts';

let account: StaffAccount;

beforeEach(async () => {
  account = await addColleague('owner');
});

const signIn = (client: Client, code?: string, of = account) => signInWith(client, of, code);
const turnedOn = () => turnOn(account);

describe('turning two-step sign-in on', () => {
  it('needs the password and a code of the new secret, and shows ten recovery codes before', async () => {
    const client = new Client();
    await signIn(client);
    const unproven = await client.post('/account/two-step', { current_password: 'not it' });
    expect([unproven.status, issuesOf(unproven)]).toEqual([422, ['current_password wrong_password']]);
    const begun = await client.post('/account/two-step', { current_password: account.password });
    expect(begun.status).toBe(201);
    const { secret, uri, recovery_codes } = begun.json.data;
    expect(new Set(recovery_codes).size).toBe(10);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain('otpauth://totp/Rihla:');
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await client.put('/account/two-step', { code: wrongCodeOf(secret) });
    expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['code wrong_code']]);
    // Until it is confirmed, sign-in needs no code.
    expect((await signIn(new Client())).status).toBe(201);

    expect((await client.get('/account')).json.data.two_step).toMatchObject({ on: false, recovery_codes: 0 });
    // A recovery code proves nothing before the app works.
    const early = await client.put('/account/two-step', { code: recovery_codes[0] });
    expect(issuesOf(early)).toEqual(['code wrong_code']);
    expect((await client.put('/account/two-step', { code: codeOf(secret) })).json).toEqual({ data: true });
    const read = (await client.get('/account')).json.data;
    expect(read.two_step).toMatchObject({ on: true, recovery_codes: 10 });
    expect(JSON.stringify(read)).not.toContain(secret);
    const again = await client.post('/account/two-step', { current_password: account.password });
    expect(statusAndCode(again)).toEqual([409, 'version_conflict']);
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

  it('accepts two recovery codes at the same moment, and one code only once', async () => {
    const { client, codes } = await turnedOn();
    const [first, second, third] = codes;
    const both = await Promise.all([first, second].map((code) => signIn(new Client(), code)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const same = await Promise.all([third, third].map((code) => signIn(new Client(), code)));
    expect(same.map(({ status }) => status).toSorted()).toEqual([201, 401]);
    expect((await client.get('/account')).json.data.two_step.recovery_codes).toBe(7);
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

describe('thirty wrong codes of somebody who knows the password', { timeout: 120_000 }, () => {
  beforeEach(needs('callerAddresses'));

  it('are mailed to the owner, whose recovery codes and known browsers still sign in', async (context) => {
    needs('mail')(context);
    const { client: known, secret, codes } = await turnedOn();
    const before = (await mailsTo(account.email)).length;
    let refused: Answer | undefined;
    // Sixty, if a new hour begins meanwhile.
    for (let guesses = 0; !refused && guesses < 70; ) {
      const stranger = new Client();
      for (let own = 0; !refused && own < 9; own++, guesses++) {
        const answer = await signIn(stranger, wrongCodeOf(secret));
        if (answer.status === 429) refused = answer;
      }
    }
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(new Client(), codeOf(secret, 1))).status).toBe(429);
    const mails = await mailsTo(account.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toBe('Rihla: attempts to sign in to your account');
    expect(mails[0]?.text).toContain('30 times');

    // Nobody else can use up the recovery codes' attempts either.
    const stranger = new Client();
    for (let guesses = 0; guesses < 10; guesses++) await signIn(stranger, 'AAAA-AAAA-AAAA-AAAA');
    expect((await signIn(stranger, codes[0])).status).toBe(429);
    expect((await signIn(new Client(), codes[0])).status).toBe(201);
    expect((await signIn(known, codeOf(secret, 1))).status).toBe(201);
  });
});

describe('turning two-step sign-in off', () => {
  it('needs the password and a code', async () => {
    const { client, secret, codes } = await turnedOn();
    const turnOff = (body: object) => client.post('/account/two-step/off', body);
    const [current_password, code] = [account.password, codes[0]];
    const wrong = await turnOff({ current_password: 'not it', code });
    expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['current_password wrong_password']]);
    expect(issuesOf(await turnOff({ current_password }))).toEqual(['code required']);
    expect(issuesOf(await turnOff({ current_password, code: wrongCodeOf(secret) }))).toEqual(['code wrong_code']);
    expect(statusAndCode(await signIn(new Client()))).toEqual([401, 'code_required']);
    expect((await turnOff({ current_password, code })).status).toBe(200);
    expect((await signIn(new Client())).status).toBe(201);
    expect(statusAndCode(await turnOff({ current_password, code }))).toEqual([409, 'version_conflict']);
  });
});

describe('the owner of an account', () => {
  beforeEach(needs('mail'));

  it('gets a mail, in their language, when two-step sign-in changes', async () => {
    const { client, secret, codes } = await turnedOn();
    const current_password = account.password;
    const code = codeOf(secret, 1);
    const { json } = await client.post('/account/two-step/recovery-codes', { current_password, code });
    await client.put('/account/two-step', { code: json.data.recovery_codes[0] }, { language: 'ar' });
    await client.post('/account/two-step/off', { current_password, code: json.data.recovery_codes[1] });
    const mails = await mailsTo(account.email);
    expect(mails.slice(0, 3).map(({ subject }) => subject)).toEqual([
      'Rihla: two-step sign-in is off',
      'Rihla: new recovery codes',
      'Rihla: two-step sign-in is on',
    ]);
    for (const { text } of mails.slice(0, 3)) {
      expect(text).toContain('If this was not you, someone knows your password.');
      expect(text).toContain('/admin/login?lang=en');
      for (const secretText of [secret, ...codes, ...json.data.recovery_codes]) expect(text).not.toContain(secretText);
    }
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
      const current_password = colleague.password;
      const { secret } = (await early.post('/account/two-step', { current_password })).json.data;
      expect((await early.put('/account/two-step', { code: codeOf(secret) })).status).toBe(200);
      expect((await early.get('/overview/new')).status).toBe(200);
      expect((await late.get('/session')).json.data.two_step_due).toBe(false);
    } finally {
      expect((await owner.put('/settings/two-step', { required: false })).status).toBe(200);
    }
  });
});
