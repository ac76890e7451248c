import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeAtomically } from '../../../../infra/common/files.ts';
import { Outbox } from '../../../../infra/common/outbox/outbox.ts';
import { DeadLetters, deadLetterFolder } from '../../../../infra/embedded/events/dead-letters.ts';
import { readFirstAccount } from '../../../../infra/seed/staff.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const half = '{"email": "sta';

it('names a damaged file of the first account, and what to do', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'staff.json'), half);
  await expect(readFirstAccount(folder)).rejects.toThrow(`${join(folder, 'staff.json')} is damaged: delete it, and`);
});

it('lists mails and dead letters without a damaged file, which the log names', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const folder = await temporaryFolder();
  const [mails, letters] = [join(folder, 'outbox'), deadLetterFolder(folder)];
  const outbox = new Outbox(mails);
  const mail = { from: 'a@rihla.example', to: [], subject: 'Sound', text: 'Fahad', html: '' };
  await outbox.add(mail);
  for (const path of [mails, letters]) await writeAtomically(join(path, 'half.json'), half);
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['Sound']);
  expect(await new DeadLetters(letters).list()).toEqual([]);
  expect(log.mock.calls).toEqual([
    [`${join(mails, 'half.json')} is damaged: delete it.`],
    [`${join(letters, 'half.json')} is damaged: delete it.`],
  ]);
  await expect(outbox.forget('Fahad')).rejects.toThrow(`${join(mails, 'half.json')} is damaged: delete it.`);
});
