import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, wrongCodeOf } from '../support/authenticator.ts';
import { Client, issuesOf } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';
import type { StaffAccount } from '../support/staff-account.ts';
import { signInWith, statusAndCode, turnOn } from '../support/two-step.ts';

let account: StaffAccount;

beforeEach(async () => {
  account = await addColleague('owner');
});

const signIn = (client: Client, code?: string, of = account) => signInWith(client, of, code);
const turnedOn = () => turnOn(account);

describe('new recovery codes', () => {
  it('need the password and a current code, and replace the old ones once one is confirmed', async () => {
    const { client, secret, code, codes } = await turnedOn();
    const renew = (code: string, current_password = account.password) =>
      client.post('/account/two-step/recovery-codes', { current_password, code });
    const unproven = await renew(codeOf(secret, 1), 'not it');
    expect([unproven.status, issuesOf(unproven)]).toEqual([422, ['current_password wrong_password']]);
    for (const wrong of [wrongCodeOf(secret), code]) {
      const refused = await renew(wrong);
      expect([refused.status, issuesOf(refused)]).toEqual([422, ['code wrong_code']]);
    }
    const { status, json } = await renew(codeOf(secret, 1));
    expect(status).toBe(201);
    const fresh: string[] = json.data.recovery_codes;
    expect(new Set([...fresh, ...codes]).size).toBe(20);

    // Until then, who leaves has lost nothing.
    expect(statusAndCode(await signIn(new Client(), fresh[0]))).toEqual([401, 'wrong_code']);
    expect((await signIn(new Client(), codes[0])).status).toBe(201);
    const wrong = await client.put('/account/two-step', { code: codes[1] });
    expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['code wrong_code']]);
    expect((await client.put('/account/two-step', { code: fresh[0] })).status).toBe(200);
    expect(statusAndCode(await client.put('/account/two-step', { code: fresh[0] }))).toEqual([409, 'version_conflict']);

    expect(statusAndCode(await signIn(new Client(), codes[1]))).toEqual([401, 'wrong_code']);
    expect((await signIn(new Client(), fresh[0])).status).toBe(201);
    expect((await client.get('/account')).json.data.two_step.recovery_codes).toBe(9);
    const trail = await client.post('/activity/searches', { staff: account.email, group: 'access' });
    const actions = trail.json.data.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'recovery_codes_renewed')).toHaveLength(1);
  });

  it('are refused while two-step sign-in is off', async () => {
    const client = new Client();
    await signIn(client);
    const body = { current_password: account.password, code: '123456' };
    expect(statusAndCode(await client.post('/account/two-step/recovery-codes', body))).toEqual([
      409,
      'version_conflict',
    ]);
  });
});
