import { afterAll, expect, it } from 'vitest';
import { program } from '../../support/bodies.ts';
import { Client, issuesOf } from '../../support/client.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let stack: Stack | undefined;
afterAll(() => stack?.stop());

const umrah = () => program({ type: 'umrah' });

async function start(dataDir: string, UMRAH_LICENCE: string) {
  await stack?.stop();
  stack = await startStack({ dataDir, environment: { UMRAH_LICENCE } });
  const staff = new Client(stack.url);
  await staff.signIn(stack.adminEmail, stack.adminPassword);
  return { staff, visitor: new Client(stack.url) };
}

const idsOf = ({ json }: { json: { data: { id: string }[] } }) => json.data.map(({ id }) => id);

it('Umrah shows with the number of the licence, and disappears from visitors without it', async () => {
  const dataDir = await temporaryFolder();
  const licensed = await start(dataDir, 'UMR-4821/7');
  const created = await licensed.staff.post('/programs', umrah());
  expect(created.status).toBe(201);
  const { id } = created.json.data;
  expect(idsOf(await licensed.visitor.get('/programs'))).toEqual([id]);

  const { staff, visitor } = await start(dataDir, '');
  expect(idsOf(await visitor.get('/programs'))).toEqual([]);
  expect((await visitor.get(`/programs/${id}`)).status).toBe(404);
  expect(idsOf(await staff.get('/programs/current'))).toEqual([id]);

  for (const refused of [await staff.post('/programs', umrah()), await staff.put(`/programs/${id}`, umrah())]) {
    expect(refused.status).toBe(422);
    expect(issuesOf(refused)).toEqual(['type umrah_licence_required']);
  }
  expect((await staff.put(`/programs/${id}`, program({ type: 'family' }))).status).toBe(200);
  expect(idsOf(await visitor.get('/programs'))).toEqual([id]);
});
