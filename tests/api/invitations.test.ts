import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Client, issuesOf, staffClient } from '../support/client.ts';
import { addColleague } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import { linkToken } from '../support/staff-account.ts';
import { mailsTo, memberOf, newestToken, newInvitation, password } from '../support/team.ts';

const visitor = new Client();
let owner: Client;

beforeAll(async () => {
  owner = await staffClient();
});

beforeEach(needs('mail'));
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
    expect(mail?.subject).toBe('«رحلة»: دعوة للانضمام إلى لوحة الإدارة');
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
    const listed = await memberOf(owner, invitation.email);
    expect(listed).toMatchObject({ name: 'Huda A.', status: 'active', invited_until: null });
    expect(Date.now() - Date.parse(listed.last_sign_in_at)).toBeLessThan(60_000);

    for (const again of [
      await visitor.post('/invitations', { token }),
      await visitor.put('/invitations', { token, name: 'Someone else', password }),
    ]) {
      expect([again.status, again.json.code]).toEqual([404, 'invitation_invalid']);
    }
  });

  it('accepted by several calls at once opens one account, and no password of a refused call signs in', async () => {
    const invitation = newInvitation();
    await owner.post('/team', invitation);
    const token = await newestToken(invitation.email);
    const passwords = ['first', 'second', 'third', 'fourth'].map((word) => `the ${word} long passphrase`);
    const replies = await Promise.all(
      passwords.map((password) => new Client().put('/invitations', { token, name: 'Huda', password })),
    );
    const accepted = replies.map(({ status }) => status);
    expect(accepted.toSorted()).toEqual([200, 404, 404, 404]);
    const signedIn = [];
    for (const password of passwords) signedIn.push((await new Client().signIn(invitation.email, password)).status);
    expect(signedIn).toEqual(accepted.map((status) => (status === 200 ? 201 : 401)));
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
    expect(await memberOf(owner, invitation.email)).toBeUndefined();
  });

  it('stays valid when a password is refused', async () => {
    const invitation = newInvitation();
    await owner.post('/team', invitation);
    const token = await newestToken(invitation.email);
    const refused = await visitor.put('/invitations', { token, name: ' ', password: 'short' });
    expect([refused.status, issuesOf(refused)]).toEqual([422, ['name required', 'password too_short']]);
    const guessed = await visitor.put('/invitations', { token, name: 'Huda', password: invitation.email });
    expect([guessed.status, issuesOf(guessed)]).toEqual([422, ['password easy_to_guess']]);
    expect((await visitor.post('/invitations', { token })).status).toBe(200);
  });

  it('is refused for a member of the team, and for an invalid address or role', async () => {
    const { adminEmail } = inject('stack');
    const known = await owner.post('/team', newInvitation({ email: adminEmail.toUpperCase() }));
    expect([known.status, known.json.code]).toEqual([409, 'already_in_team']);
    const wrong = await owner.post('/team', newInvitation({ email: 'no address', role: 'admin' }));
    expect(issuesOf(wrong)).toEqual(['email invalid_email', 'role not_an_option']);
  });

  it('is refused without a language, which the reply does not call the customer’s', async () => {
    const body = newInvitation({ language: undefined });
    for (const [language, message] of [
      ['en', 'Please fill in Language.'],
      ['ar', 'املأ حقل «اللغة».'],
    ] as const) {
      const { json } = await owner.post('/team', body, { language });
      expect(json.errors).toMatchObject([{ field: 'language', code: 'required', message }]);
    }
  });

  it('gives no reset link before it is accepted', async () => {
    const invitation = newInvitation();
    await owner.post('/team', invitation);
    await visitor.post('/password-resets', { email: invitation.email });
    expect(await mailsTo(invitation.email)).toHaveLength(1);
  });
});
