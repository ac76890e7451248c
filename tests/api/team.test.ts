import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Client, staffClient } from '../support/client.ts';
import { addColleague, colleagueClient } from '../support/colleague.ts';
import { needs } from '../support/needs.ts';
import { askForLink } from '../support/reset-mails.ts';
import { mailsTo, memberOf, newestToken, newInvitation, password } from '../support/team.ts';

const visitor = new Client();
let owner: Client;

beforeAll(async () => {
  owner = await staffClient();
});

describe('a member', () => {
  const idOf = async (email: string) => (await memberOf(owner, email)).id;

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
    expect(await memberOf(owner, account.email)).toBeUndefined();
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

  it('is not let in by a reset link from before a suspension', async (context) => {
    needs('mail')(context);
    const { email, password: own } = await addColleague('agent');
    const id = await idOf(email);
    const { token } = await askForLink(visitor, email);
    await owner.patch(`/team/${id}`, { status: 'suspended' });
    await owner.patch(`/team/${id}`, { status: 'active' });
    const reset = await visitor.put('/password-resets', { token, password: 'an attacker’s password' });
    expect([reset.status, reset.json.code]).toEqual([404, 'reset_link_invalid']);
    expect((await new Client().signIn(email, own)).status).toBe(201);
    const { token: later } = await askForLink(visitor, email);
    expect((await visitor.put('/password-resets', { token: later, password })).status).toBe(200);
  });

  it('can be invited again after removal, without old sessions', async (context) => {
    needs('mail')(context);
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

  it('has a name in the activity, and after removal the address', async (context) => {
    needs('mail')(context);
    const nameOf = async (id: string) => {
      const { json } = await owner.post('/activity/searches', { group: 'team', limit: 100 });
      const entries = json.data.filter(({ record }: { record: { id: string } | null }) => record?.id === id);
      return [...new Set(entries.map((entry: { member_name: string | null }) => entry.member_name))];
    };
    const invitation = newInvitation();
    const { id } = (await owner.post('/team', invitation)).json.data;
    expect(await nameOf(id)).toEqual([invitation.name]);
    await visitor.put('/invitations', { token: await newestToken(invitation.email), name: 'Huda A.', password });
    expect(await nameOf(id)).toEqual(['Huda A.']);
    await owner.delete(`/team/${id}`);
    expect(await nameOf(id)).toEqual([invitation.email]);
    const withdrawn = (await owner.post('/team', newInvitation())).json.data.id;
    await owner.delete(`/team/${withdrawn}`);
    expect(await nameOf(withdrawn)).toEqual([null]);
  });

  it('with an open invitation is withdrawn, not suspended', async (context) => {
    needs('mail')(context);
    const { json } = await owner.post('/team', newInvitation());
    const answer = await owner.patch(`/team/${json.data.id}`, { status: 'suspended' });
    expect([answer.status, answer.json.code]).toEqual([409, 'invitation_open']);
    expect((await owner.patch(`/team/${json.data.id}`, { role: 'viewer' })).json.data.role).toBe('viewer');
  });
});

describe('owners', () => {
  it('cannot change their own account', async () => {
    await addColleague('owner');
    const own = await memberOf(owner, inject('stack').adminEmail);
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
      const ids = [(await memberOf(owner, one.account.email)).id, (await memberOf(owner, other.account.email)).id];
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
