import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordCost } from '#contracts/platform/resources';
import { openTestDatabase } from '../support/database.ts';

const email = 'new@rihla.example';
const refused = { code: 'invitation_invalid' };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let passwords: typeof import('../../functions/data/passwords.ts');
let staff: typeof import('../../functions/data/staff.ts');
let team: typeof import('../../functions/data/team.ts');
let newInvitation: typeof import('../../functions/logic/staff/invitations.ts').newInvitation;
let acceptInvitation: typeof import('../../functions/logic/staff/accept-invitation.ts').acceptInvitation;
let token: string;

beforeAll(async () => {
  process.env[passwordCost.variable] = '10';
  database = await openTestDatabase();
  // Imported last: the data modules read the database's URL when they load.
  passwords = await import('../../functions/data/passwords.ts');
  staff = await import('../../functions/data/staff.ts');
  team = await import('../../functions/data/team.ts');
  ({ newInvitation } = await import('../../functions/logic/staff/invitations.ts'));
  ({ acceptInvitation } = await import('../../functions/logic/staff/accept-invitation.ts'));
}, 30_000);

afterAll(() => database?.close());

/** An acceptance that the team stored before its process ended. */
async function decide() {
  const acceptance = {
    id: 'the first',
    name: 'First',
    password: await passwords.hashPassword('the first password'),
    accepted_at: new Date().toISOString(),
  };
  const { members, version } = await team.getTeam();
  const member = members[email];
  if (!member?.invitation) throw new Error('There is no invitation.');
  const invitation = { ...member.invitation, acceptance };
  await team.putTeam({ ...members, [email]: { ...member, invitation } }, version);
  return acceptance;
}

beforeEach(async () => {
  const invitation = newInvitation();
  token = invitation.token;
  const { version } = await team.getTeam();
  const invited = { name: 'New', role: 'agent', language: 'en', ...invitation.open } as const;
  await team.putTeam({ [email]: invited }, version);
});

const accept = (password: string) => acceptInvitation({ token, name: 'Later', password }, '192.0.2.1');
const isPassword = async (password: string) =>
  passwords.verifyPassword(password, (await staff.findStaff(email))?.password);

describe('after a crash between the team and the account', () => {
  it('does not sign in before a repeated call', async () => {
    await staff.openAccount(email, await decide());
    expect(await staff.findStaff(email)).toBeUndefined();
  });

  it('a repeated call opens the account', async () => {
    await decide();
    expect(await accept('the first password')).toMatchObject({ email });
    expect(await staff.findStaff(email)).toMatchObject({ name: 'First', role: 'agent' });
    expect(await isPassword('the first password')).toBe(true);
    await expect(accept('the first password')).rejects.toMatchObject(refused);
  });

  it('a call with another password opens the account of the first and is refused', async () => {
    await decide();
    await expect(accept('another password')).rejects.toMatchObject(refused);
    expect(await isPassword('the first password')).toBe(true);
    expect(await isPassword('another password')).toBe(false);
  });

  it('a late repeated call keeps a newer password', async () => {
    const first = await decide();
    await accept('the first password');
    await staff.setPassword(email, 'a newer password');
    await staff.openAccount(email, first);
    expect(await isPassword('a newer password')).toBe(true);
  });

  it('a new invitation replaces the first acceptance', async () => {
    await staff.openAccount(email, await decide());
    const invitation = newInvitation();
    const { members, version } = await team.getTeam();
    const { invitation: _, ...member } = members[email] as NonNullable<(typeof members)[string]>;
    await team.putTeam({ ...members, [email]: { ...member, ...invitation.open } }, version);
    await expect(accept('the first password')).rejects.toMatchObject(refused);
    token = invitation.token;
    await accept('a password of the new link');
    expect(await isPassword('a password of the new link')).toBe(true);
  });
});
