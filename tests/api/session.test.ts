import { describe, expect, inject, it } from 'vitest';
import { Client, staffClient } from '../support/client.ts';

/** The embedded site is plain http on localhost; elsewhere the cookie is bound to this host over TLS. */
const secure = inject('stack').emulator !== undefined;
const ownAttributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])];

const attributes = (cookie: string | undefined) => cookie?.split('; ').slice(1);

describe('signing in', () => {
  it('starts a session that only the cookie identifies', async () => {
    const client = new Client();
    const { status, json, headers } = await client.signIn();
    expect(status).toBe(201);
    expect(json.data).toEqual({
      staff: { email: inject('stack').adminEmail, name: expect.any(String), role: 'owner' },
      expires_at: expect.any(String),
      two_step_due: false,
    });
    const [cookie, device] = headers.getSetCookie();
    expect(cookie).toMatch(secure ? /^__Host-session=[\w-]{43}; / : /^session=[\w-]{43}; /);
    expect(attributes(cookie)).toEqual(ownAttributes);
    expect(device).toMatch(secure ? /^__Host-device=[\w-]{43}; / : /^device=[\w-]{43}; /);
    expect(attributes(device)).toEqual([...ownAttributes, expect.stringMatching(/^Max-Age=315(36000|35999)$/)]);
    expect((await client.get('/session')).json.data.staff.email).toBe(inject('stack').adminEmail);
  });

  it('outlasts the browser only with "Remember me"', async () => {
    const { headers, json } = await new Client().signIn(undefined, undefined, true);
    expect(attributes(headers.getSetCookie()[0])).toContainEqual(expect.stringMatching(/^Max-Age=25(92000|91999)$/));
    expect(Date.parse(json.data.expires_at)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('accepts the e-mail in any case', async () => {
    expect((await new Client().signIn(inject('stack').adminEmail.toUpperCase())).status).toBe(201);
  });

  it('gives the same reply for a wrong password and an unknown account', async () => {
    const wrong = await new Client().signIn(undefined, 'not the password');
    const unknown = await new Client().signIn('nobody@rihla.example', 'not the password');
    for (const { status, json, headers } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect({ ...json, request_id: '' }).toEqual({ ...wrong.json, request_id: '' });
      expect(json.detail).toBe('Authentication failed');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('requires an e-mail address and a password', async () => {
    const { status, json } = await new Client().post('/session', { email: 'not one', password: '' });
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([
      { field: 'email', code: 'invalid_email' },
      { field: 'password', code: 'required' },
    ]);
  });

  it('is limited to our own pages', async () => {
    const body = { email: inject('stack').adminEmail, password: inject('stack').adminPassword };
    const bare = await new Client().post('/session', body, { headers: { 'X-Client': undefined } });
    expect([bare.status, bare.json.code]).toEqual([403, 'client_marker_missing']);
    const foreign = await new Client().post('/session', body, { headers: { Origin: 'https://evil.example' } });
    expect([foreign.status, foreign.json.code]).toEqual([403, 'foreign_origin']);
  });

  it('is throttled per account and address, and says when to try again', async () => {
    const email = `throttled-${Date.now()}@rihla.example`;
    const client = new Client();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await client.signIn(email, 'guess')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const { headers, json } = await client.signIn(email, 'guess');
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(json.code).toBe('too_many_requests');
    expect((await new Client().signIn()).status).toBe(201);
  });
});

describe('signing out', () => {
  it('ends the session on the server, not only in the browser', async () => {
    const client = await staffClient();
    const { status, headers } = await client.delete('/session');
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await client.get('/session')).status).toBe(401);
  });

  it('does not affect other sessions', async () => {
    const [one, other] = [await staffClient(), await staffClient()];
    await one.delete('/session');
    expect((await other.get('/session')).status).toBe(200);
  });
});
