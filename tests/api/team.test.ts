import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Client, issuesOf, staffClient } from '../support/client.ts';
import { addColleague, colleagueClient } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';
import { linkToken } from '../support/staff-account.ts';

const visitor = new Client();
let owner: Client;

beforeAll(async () => {
  owner = await staffClient();
});

beforeEach(needs('mail'));

const newInvitation = (changes: object = {}) => ({
  email: `invited-${crypto.randomUUID()}@rihla.example`,
  name: 'Huda Alqahtani',
  role: 'agent',
  language: 'ar',
  ...changes,
});

const mailsTo = async (email: string) => (await outbox()).filter(({ to }) => to.includes(email));
const newestToken = async (email: string) => linkToken((await mailsTo(email))[0]?.text ?? '');
const password = 'a long enough passphrase';

async function memberOf(email: string) {
  const { json } = await owner.get('/team');
  return json.data.find((member: { email: string }) => member.email === email);
}

describe('an invitation', () => {
  it('creates an account by the mailed link, once', async () => {
    const invitation = newInvitation();
    const invited = await owner.post('/team', invitation);
    expect(invited.status).toBe(201);
    expect(invited.json.data).toMatchObject({
      email: invitation.email,
      name: invitation.name,
      role: 'agent',
      status: 'invited',
      last_sign_in_at: null,
    });
    const hours = (Date.parse(invited.json.data.invited_until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);

    const [mail] = await mailsTo(invitation.email);
    expect(mail?.subject).toBe('رحلة: دعوة للانضمام إلى لوحة الإدارة');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain('72 ساعة');
    expect(mail?.text).toContain(`${inject('stack').url}/admin/invitation?lang=ar#token=`);
    const token = linkToken(mail?.text ?? '');

    const read = await visitor.post('/invitations', { token });
    expect([read.status, read.json.data]).toEqual([200, { email: invitation.email, name: invitation.name }]);
    expect((await new Client().signIn(invitation.email, password)).status).toBe(401);

    expect((await visitor.put('/invitations', { token, name: 'Huda A.', password })).status).toBe(200);
    const member = new Client();
    expect((await member.signIn(invitation.email, password)).json.data.staff).toEqual({
      email: invitation.email,
      name: 'Huda A.',
      role: 'agent',
    });
    const listed = await memberOf(invitation.email);
    expect(listed).toMatchObject({ name: 'Huda A.', status: 'active', invited_until: null });
    expect(Date.now() - Date.parse(listed.last_sign_in_at)).toBeLessThan(60_000);

    for (const again of [
      await visitor.post('/invitations', { token }),
      await visitor.put('/invitations', { token, name: 'Someone else', password }),
    ]) {
      expect([again.status, again.json.code]).toEqual([404, 'invitation_invalid']);
    }
  });

  it('is in the language of the invited person', async () => {
    const invitation = newInvitation({ language: 'en' });
    await owner.post('/team', invitation, { language: 'ar' });
    const [mail] = await mailsTo(invitation.email);
    expect(mail?.subject).toBe('Rihla: an invitation to the admin console');
    expect(mail?.text).toContain('72 hours');
    expect(mail?.text).toContain('?lang=en#token=');
  });

  it('is replaced by a later one, which invalidates the older link', async () => {
    const invitation = newInvitation();
    const { json } = await owner.post('/team', invitation);
    const older = await newestToken(invitation.email);
    expect((await owner.post(`/team/${json.data.id}/invitation`)).status).toBe(200);
    expect(await mailsTo(invitation.email)).toHaveLength(2);
    expect((await visitor.post('/invitations', { token: older })).status).toBe(404);
    const newer = await newestToken(invitation.email);
    expect((await visitor.put('/invitations', { token: newer, name: 'Huda', password })).status).toBe(200);
    const late = await owner.post(`/team/${json.data.id}/invitation`);
    expect([late.status, late.json.code]).toEqual([409, 'invitation_accepted']);
  });

  it('reaches a mailbox at most five times a day, whoever sends it and however the address is spelled', async () => {
    const invitation = newInvitation();
    const { json } = await owner.post('/team', invitation);
    for (let time = 0; time < 3; time++) {
      expect((await owner.post(`/team/${json.data.id}/invitation`)).status).toBe(200);
    }
    expect((await owner.delete(`/team/${json.data.id}`)).status).toBe(200);
    const again = { ...invitation, email: invitation.email.replace('@', '+again@') };
    const other = new Client();
    const { email, password: own } = await addColleague('owner');
    await other.signIn(email, own);
    const fifth = await other.post('/team', again);
    expect(fifth.status).toBe(201);
    const sixth = await other.post(`/team/${fifth.json.data.id}/invitation`);
    expect([sixth.status, sixth.json.code]).toEqual([429, 'too_many_requests']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is withdrawn with its link', async () => {
    const invitation = newInvitation();
    const { json } = await owner.post('/team', invitation);
    const token = await newestToken(invitation.email);
    expect((await owner.delete(`/team/${json.data.id}`)).status).toBe(200);
    expect((await visitor.put('/invitations', { token, name: 'Huda', password })).json.code).toBe('invitation_invalid');
    expect(await memberOf(invitation.email)).toBeUndefined();
  });

  it('stays valid when a password is refused', async () => {
    const invitation = newInvitation();
    await owner.post('/team', invitation);
    const token = await newestToken(invitation.email);
    const refused = await visitor.put('/invitations', { token, name: ' ', password: 'short' });
    expect([refused.status, issuesOf(refused)]).toEqual([422, ['name required', 'password too_short']]);
    expect((await visitor.post('/invitations', { token })).status).toBe(200);
  });

  it('is refused for a member of the team, and for an invalid address or role', async () => {
    const { adminEmail } = inject('stack');
    const known = await owner.post('/team', newInvitation({ email: adminEmail.toUpperCase() }));
    expect([known.status, known.json.code]).toEqual([409, 'already_in_team']);
    const wrong = await owner.post('/team', newInvitation({ email: 'no address', role: 'admin' }));
    expect(issuesOf(wrong)).toEqual(['email invalid_email', 'role not_an_option']);
  });

  it('gives no reset link before it is accepted', async () => {
    const invitation = newInvitation();
    await owner.post('/team', invitation);
    await visitor.post('/password-resets', { email: invitation.email });
    expect(await mailsTo(invitation.email)).toHaveLength(1);
  });
});

describe('a member', () => {
  const idOf = async (email: string) => (await memberOf(email)).id;

  it.each([
    ['another role', { role: 'viewer' }],
    ['suspension', { status: 'suspended' }],
  ])('loses every session at once by %s', async (_, change) => {
    const member = await colleagueClient('agent');
    expect((await member.get('/session')).status).toBe(200);
    const { status, json } = await owner.patch(`/team/${await idOf(member.account.email)}`, change);
    expect([status, json.data]).toEqual([200, expect.objectContaining(change)]);
    const next = await member.get('/session');
    expect([next.status, next.json.code]).toEqual([401, 'authentication_required']);
  });

  it('loses every session and the account at once by removal', async () => {
    const { account, ...member } = await colleagueClient('agent');
    expect((await owner.delete(`/team/${await idOf(account.email)}`)).status).toBe(200);
    expect((await member.get('/session')).status).toBe(401);
    expect((await new Client().signIn(account.email, account.password)).status).toBe(401);
    expect(await memberOf(account.email)).toBeUndefined();
  });

  it('signs in with the new role', async () => {
    const { email, password: own } = await addColleague('viewer');
    await owner.patch(`/team/${await idOf(email)}`, { role: 'agent' });
    const { json } = await new Client().signIn(email, own);
    expect(json.data.staff.role).toBe('agent');
  });

  it('cannot sign in or reset the password while suspended, and has no old sessions after reactivation', async () => {
    const member = await colleagueClient('agent');
    const { email, password: own } = member.account;
    const id = await idOf(email);
    await owner.patch(`/team/${id}`, { status: 'suspended' });
    const refused = await new Client().signIn(email, own);
    const unknown = await new Client().signIn(`nobody-${Date.now()}@rihla.example`, own);
    expect({ ...refused.json, request_id: '' }).toEqual({ ...unknown.json, request_id: '' });
    const mails = (await mailsTo(email)).length;
    await visitor.post('/password-resets', { email });
    expect(await mailsTo(email)).toHaveLength(mails);

    await owner.patch(`/team/${id}`, { status: 'active' });
    expect((await member.get('/session')).status).toBe(401);
    expect((await new Client().signIn(email, own)).status).toBe(201);
  });

  it('can be invited again after removal, without old sessions', async () => {
    const member = await colleagueClient('agent');
    const { email } = member.account;
    await owner.delete(`/team/${await idOf(email)}`);
    expect((await owner.post('/team', newInvitation({ email, role: 'viewer' }))).status).toBe(201);
    const token = await newestToken(email);
    await visitor.put('/invitations', { token, name: 'Back again', password });
    expect((await member.get('/session')).status).toBe(401);
    expect((await new Client().signIn(email, password)).json.data.staff.role).toBe('viewer');
  });

  it('is not found by an unknown id', async () => {
    const unknown = `/team/${'0'.repeat(32)}`;
    for (const answer of [
      await owner.patch(unknown, { role: 'agent' }),
      await owner.delete(unknown),
      await owner.post(`${unknown}/invitation`),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([404, 'member_not_found']);
    }
  });

  it('with an open invitation is withdrawn, not suspended', async () => {
    const { json } = await owner.post('/team', newInvitation());
    const answer = await owner.patch(`/team/${json.data.id}`, { status: 'suspended' });
    expect([answer.status, answer.json.code]).toEqual([409, 'invitation_open']);
    expect((await owner.patch(`/team/${json.data.id}`, { role: 'viewer' })).json.data.role).toBe('viewer');
  });
});

describe('owners', () => {
  it('cannot change their own account', async () => {
    await addColleague('owner');
    const own = await memberOf(inject('stack').adminEmail);
    for (const answer of [
      await owner.patch(`/team/${own.id}`, { role: 'viewer' }),
      await owner.patch(`/team/${own.id}`, { status: 'suspended' }),
      await owner.delete(`/team/${own.id}`),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([409, 'own_account']);
    }
    expect((await owner.get('/session')).status).toBe(200);
  });

  it('who remove each other at the same time leave one of them', async () => {
    for (const change of ['remove', 'lower', 'suspend'] as const) {
      const [one, other] = [await colleagueClient('owner'), await colleagueClient('owner')];
      const ids = [(await memberOf(one.account.email)).id, (await memberOf(other.account.email)).id];
      const act = (client: Client, id: string) =>
        change === 'remove'
          ? client.delete(`/team/${id}`)
          : client.patch(`/team/${id}`, change === 'lower' ? { role: 'viewer' } : { status: 'suspended' });
      const answers = await Promise.all([act(one, ids[1]), act(other, ids[0])]);
      expect(answers.map(({ status }) => status).sort(), change).toEqual([200, 401]);
      const left = await Promise.all([one.get('/session'), other.get('/session')]);
      expect(left.map(({ status }) => status).sort(), change).toEqual([200, 401]);
    }
  });
});
