import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRunning, readKeys } from '../../../infra/embedded/client.ts';
import { codeOf } from '../../support/authenticator.ts';
import { Client } from '../../support/client.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { linkToken } from '../../support/staff-account.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const TableName = 'Staff';
const password = 'a long enough passphrase';

let stack: Stack;
let database: DynamoDBDocumentClient;

async function openTable({ dataDir }: Stack) {
  const { database: endpoint = '' } = (await findRunning(dataDir)) ?? {};
  const credentials = await readKeys(dataDir);
  return DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'me-central-1', credentials }));
}

const forget = (pk: string) => database.send(new DeleteCommand({ TableName, Key: { pk } }));

const command = (...options: string[]) =>
  run(process.execPath, ['scripts/staff-add.ts', ...options], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: stack.dataDir },
  });
const staffAdd = (email: string) => command('--email', email, '--name', 'First Owner', '--language', 'en');

async function signedIn(email: string, secret: string) {
  const client = new Client(stack.url);
  expect((await client.signIn(email, secret)).status).toBe(201);
  return client;
}

describe('the owners of a system', () => {
  beforeAll(async () => {
    stack = await startStack();
    database = await openTable(stack);
  });

  afterAll(() => stack?.stop());

  it('keep at least one: the last owner cannot lose role or account', async () => {
    const owner = await signedIn(stack.adminEmail, stack.adminPassword);
    const [only] = (await owner.get('/team')).json.data;
    expect(only).toMatchObject({ email: stack.adminEmail, role: 'owner', status: 'active' });
    for (const answer of [
      await owner.patch(`/team/${only.id}`, { role: 'agent' }),
      await owner.patch(`/team/${only.id}`, { status: 'suspended' }),
      await owner.delete(`/team/${only.id}`),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([409, 'last_owner']);
    }
  });

  it('are all accounts of a system older than roles, until the first change', async () => {
    const { Item } = await database.send(new GetCommand({ TableName, Key: { pk: stack.adminEmail } }));
    const earlier = 'earlier@rihla.example';
    await database.send(new PutCommand({ TableName, Item: { ...Item, pk: earlier, name: 'Earlier' } }));
    await forget('team');

    const owner = await signedIn(earlier, stack.adminPassword);
    expect((await owner.get('/session')).json.data.staff.role).toBe('owner');
    const before = (await owner.get('/team')).json.data;
    expect(before.map(({ role, status }: Record<string, string>) => [role, status])).toEqual([
      ['owner', 'active'],
      ['owner', 'active'],
    ]);
    const first = before.find(({ email }: { email: string }) => email === stack.adminEmail);
    expect((await owner.patch(`/team/${first.id}`, { role: 'viewer' })).status).toBe(200);
    const lowered = await signedIn(stack.adminEmail, stack.adminPassword);
    expect((await lowered.get('/team')).json.code).toBe('role_not_allowed');
    expect((await owner.get('/team')).json.data).toHaveLength(2);
  });

  it('start with one whom a command invites by mail, and who invites all others', async () => {
    for (const key of ['team', stack.adminEmail, 'earlier@rihla.example']) await forget(key);
    const email = 'first-owner@rihla.example';
    const { stdout } = await staffAdd(email);
    expect(stdout).toBe(`The invitation is on its way to ${email}. Its link is valid for 72 hours.\n`);
    const mail = (await outbox(stack.url)).find(({ to }) => to.includes(email));
    expect(mail?.subject).toBe('Rihla: an invitation to the admin console');
    const accepted = await new Client(stack.url).put('/invitations', {
      token: linkToken(mail?.text ?? ''),
      name: 'First Owner',
      password,
    });
    expect(accepted.status).toBe(200);
    const owner = await signedIn(email, password);
    expect((await owner.get('/session')).json.data.staff.role).toBe('owner');

    const refused = staffAdd('second@rihla.example');
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${email} is an owner already: owners invite others at ${stack.url}/admin/team.`),
    });
    expect((await owner.get('/team')).json.data).toHaveLength(1);
  });

  it('can sign in again after losing phone and recovery codes', async () => {
    const email = 'first-owner@rihla.example';
    const owner = await signedIn(email, password);
    const { secret } = (await owner.post('/account/two-step', { current_password: password })).json.data;
    expect((await owner.put('/account/two-step', { code: codeOf(secret) })).status).toBe(200);
    const locked = await new Client(stack.url).signIn(email, password);
    expect(locked.json.code).toBe('code_required');
    expect((await command('--email', email, '--reset-two-step')).stdout).toContain(
      `${email} signs in with the password`,
    );
    await signedIn(email, password);
    await expect(command('--email', 'nobody@rihla.example', '--reset-two-step')).rejects.toMatchObject({
      stderr: expect.stringContaining('nobody@rihla.example has no account.'),
    });
  });
});
