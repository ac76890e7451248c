import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { expect, inject, it } from 'vitest';
import { clientOptions } from '../support/deployed-clients.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { url, emulator } = inject('stack');
const { environment = {}, outputs = {} } = emulator ?? {};
const database = new DynamoDBClient(clientOptions({ environment }));

/** The keys of a table's items. */
async function keysOf(name: string): Promise<string[]> {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: outputs[`${name}TableName`] }));
  return Items.map(({ pk, sk }) => `${name} ${pk?.S} ${sk?.S}`).toSorted();
}
/** Without `Privacy`, which keeps the record of an erasure. */
const tables = ['Enquiries', 'Programs', 'Deleted', 'Quarantine', 'Staff'];
const allKeys = async () => (await Promise.all(tables.map(keysOf))).flat();

it('the tests run against the emulator as against AWS, and leave nothing behind', async () => {
  const settings = join(await temporaryFolder(), 'settings.json');
  await writeFile(settings, JSON.stringify({ spamThreshold: 50 }));
  const before = await allKeys();
  const parameters = ['--stage', 'dev', '--url', url, '--settings', settings, '--only', 'tests/api/deleted.test.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/test-aws.ts', ...parameters], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...environment, NO_COLOR: '1' },
  });
  expect(stdout).toMatch(/Tests {2}\d+ passed/);
  expect(stdout).toMatch(/Removing what the tests have made \.\.\.\n(?: {2}\d+ of \/[\w/-]+\n)+Stays:/);
  expect(await allKeys()).toEqual(before);
}, 300_000);
