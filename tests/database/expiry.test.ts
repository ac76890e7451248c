import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../support/database.ts';

/** The code must ignore expired items: the table's TTL may lag by days. */

const hour = 3_600_000;
const day = 24 * hour;
const email = 'staff@rihla.example';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let devices: typeof import('../../functions/logic/staff/devices.ts');
let sessions: typeof import('../../functions/logic/staff/sessions.ts');
let resets: typeof import('../../functions/data/password-resets.ts');
let staff: typeof import('../../functions/data/staff.ts');
let team: typeof import('../../functions/data/team.ts');
let invitations: typeof import('../../functions/logic/staff/invitations.ts');
let acceptances: typeof import('../../functions/logic/staff/accept-invitation.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // Imported last: the data modules read the database's URL when they load.
  devices = await import('../../functions/logic/staff/devices.ts');
  sessions = await import('../../functions/logic/staff/sessions.ts');
  resets = await import('../../functions/data/password-resets.ts');
  staff = await import('../../functions/data/staff.ts');
  team = await import('../../functions/data/team.ts');
  invitations = await import('../../functions/logic/staff/invitations.ts');
  acceptances = await import('../../functions/logic/staff/accept-invitation.ts');
});

afterAll(() => database.close());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await database.empty();
  await staff.putStaff({ email, name: 'Staff', password: 'correct horse battery' });
  pass(1000);
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (time: number) => vi.setSystemTime(Date.now() + time);
const isLive = async (token: string) => {
  try {
    return (await sessions.requireSession(token)).staff.email === email;
  } catch (error) {
    expect(error).toMatchObject({ code: 'authentication_required' });
    return false;
  }
};

describe('a session', () => {
  it('ends two hours after its last use', async () => {
    const { token } = await sessions.beginSession(email, false);
    pass(1.9 * hour);
    expect(await isLive(token)).toBe(true);
    pass(1.9 * hour);
    expect(await isLive(token)).toBe(true);
    pass(2.1 * hour);
    expect(await isLive(token)).toBe(false);
  });

  it('ends after twelve hours, even in use', async () => {
    const { token } = await sessions.beginSession(email, false);
    for (let hours = 1; hours < 12; hours++) {
      pass(hour);
      expect(await isLive(token)).toBe(true);
    }
    pass(hour);
    expect(await isLive(token)).toBe(false);
  });

  it('with "Remember me" lasts a week unused and thirty days at most', async () => {
    const unused = await sessions.beginSession(email, true);
    const used = await sessions.beginSession(email, true);
    for (let days = 6; days < 30; days += 6) {
      pass(6 * day);
      expect(await isLive(used.token)).toBe(true);
    }
    expect(await isLive(unused.token)).toBe(false);
    pass(6 * day);
    expect(await isLive(used.token)).toBe(false);
  });

  it('ends with a new password, and with its account', async () => {
    const { token } = await sessions.beginSession(email, true);
    expect(await isLive(token)).toBe(true);
    pass(1000);
    await staff.setPassword(email, 'another long password');
    expect(await isLive(token)).toBe(false);
    const stranger = await sessions.beginSession('gone@rihla.example', true);
    expect(await isLive(stranger.token)).toBe(false);
  });
});

describe('a password reset link', () => {
  it('is valid once, until it expires', async () => {
    const expiresAt = () => new Date(Date.now() + 30 * 60_000);
    const sessions_from = new Date().toISOString();
    await resets.putReset('in-time', { email, rights_from: '', sessions_from, expiresAt: expiresAt() });
    await resets.putReset('too-late', { email, rights_from: '', sessions_from, expiresAt: expiresAt() });
    pass(29 * 60_000);
    expect(await resets.takeReset('in-time')).toEqual({ email, sessions_from, rights_from: '' });
    expect(await resets.takeReset('in-time')).toBeUndefined();
    pass(2 * 60_000);
    expect(await resets.takeReset('too-late')).toBeUndefined();
  });
});

describe('an invitation', () => {
  it('is valid for 72 hours', async () => {
    const { token, open } = invitations.newInvitation();
    const { members, version } = await team.getTeam();
    const invited = { name: 'New', role: 'agent', language: 'en', ...open } as const;
    await team.putTeam({ ...members, 'new@rihla.example': invited }, version);
    pass(71 * hour);
    expect(await invitations.readInvitation(token, '192.0.2.1')).toMatchObject({ email: 'new@rihla.example' });
    pass(2 * hour);
    const refused = { code: 'invitation_invalid' };
    await expect(invitations.readInvitation(token, '192.0.2.1')).rejects.toMatchObject(refused);
    const acceptance = { token, name: 'New', password: 'correct horse battery' };
    await expect(acceptances.acceptInvitation(acceptance, '192.0.2.1')).rejects.toMatchObject(refused);
  });
});

describe('a browser that has signed in', () => {
  it('is known to that account for a year after the last sign-in', async () => {
    const { token } = await devices.rememberDevice(email, undefined);
    pass(300 * day);
    expect(await devices.isKnownDevice(email, token)).toBe(true);
    expect(await devices.isKnownDevice('other@rihla.example', token)).toBe(false);
    expect((await devices.rememberDevice(email, token)).token).toBe(token);
    pass(300 * day);
    expect(await devices.isKnownDevice(email, token)).toBe(true);
    pass(66 * day);
    expect(await devices.isKnownDevice(email, token)).toBe(false);
  });
});
