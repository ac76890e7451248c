import { afterAll, expect, it } from 'vitest';
import { openStaffAccount } from '../../infra/emulator/staff-account.ts';
import { openTestDatabase } from '../support/database.ts';

const database = await openTestDatabase();
afterAll(database.close);

const open = (email: string) => openStaffAccount('LocalStack 4.14', { email, password: 'correct horse' }, {});

it('opens the account of a used emulator’s owner, and says whose it is to anybody else', async () => {
  const { putItem } = await import('../../functions/data/dynamo.ts');
  const { findStaff } = await import('../../functions/data/staff.ts');
  await open('first@example.com');
  const member = { role: 'owner', status: 'active', name: 'First', sessions_from: '' };
  await putItem('Staff', { pk: 'team', version: 1, write_id: 'a', members: { 'first@example.com': member } });
  await open('first@example.com');
  await expect(open('second@example.com')).rejects.toThrow(
    'LocalStack 4.14 was used before, was not emptied, and its owner is first@example.com: set ADMIN_EMAIL to that, or restart LocalStack 4.14.',
  );
  expect(await findStaff('second@example.com')).toBeUndefined();
});
