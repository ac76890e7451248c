import { resolve } from 'node:path';
import { makeBackup } from '../infra/backup/backup.ts';
import { openSystem } from '../infra/backup/open-system.ts';
import { leftOut } from '../infra/backup/tables.ts';
import { readOptions } from '../infra/common/options.ts';
import { exitWith, StartError } from '../infra/common/start-error.ts';

/**
 * `npm run backup -- --to <folder>`: writes the tables' items and the photos into a new folder, while the system runs.
 *
 * By default those of the embedded system of DATA_DIR, running or not. With `--stage`, those of a deployed stage, on AWS
 * or the endpoint in AWS_ENDPOINT_URL; region and keys come from the environment.
 */
function readArguments() {
  const { to, stage } = readOptions('npm run backup --', {
    to: { type: 'string', value: '<folder>', about: 'a new folder for the backup' },
    stage: {
      type: 'string',
      value: '<name>',
      about: 'the deployed stage, dev or production; without it, this machine',
    },
  });
  if (!to) throw new StartError('Name the folder with --to.');
  return { folder: resolve(to), stage };
}

try {
  const { folder, stage } = readArguments();
  const system = await openSystem(stage);
  try {
    const { tables, photos } = await makeBackup(system, folder);
    for (const [name, table] of Object.entries(tables)) console.log(`${name}: ${table?.lines} items`);
    console.log(`Photos: ${photos.lines} files`);
    console.log(`Left out: ${leftOut.map(({ name }) => name).join(', ')}.`);
    console.log(
      `\nThe backup of ${system.name} is in ${folder}. It holds personal data: keep it closed, and delete it`,
    );
    console.log('after 35 days, as the privacy page says.');
  } finally {
    await system.close();
  }
} catch (error) {
  exitWith(error);
}
