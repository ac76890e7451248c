import { expect, it } from 'vitest';
import { shownPassword } from '../../../../infra/seed/staff.ts';

const email = 'staff@rihla.example';

it.each([
  ['the made-up one', 'made-up-one', undefined, 'made-up-one'],
  ['the name of the setting, whose value the terminal may log', 'secret', 'secret', '(that of ADMIN_PASSWORD)'],
  ['that somebody has changed it', undefined, 'secret', '(a password of its own)'],
])('prints of the first account’s password %s', (_, password, adminPassword, shown) => {
  expect(shownPassword({ email, password }, { adminPassword })).toBe(shown);
});
