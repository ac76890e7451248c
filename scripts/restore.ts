import { resolve } from 'node:path';
import type { TableName } from '#contracts/platform/resources';
import { tableReader } from '../infra/backup/erasures.ts';
import { openFolder, readPhotos, readTable } from '../infra/backup/folder.ts';
import { openSystem } from '../infra/backup/open-system.ts';
import type { Source } from '../infra/backup/restoration.ts';
import { restore } from '../infra/backup/restore.ts';
import type { System } from '../infra/backup/system.ts';
import { heldTables, leftOut } from '../infra/backup/tables.ts';
import { readOptions } from '../infra/common/options.ts';
import { exitWith, StartError } from '../infra/common/start-error.ts';

/**
 * `npm run restore -- --from <folder>`: puts the items and photos of a backup back, and checks them afterwards.
 * `--from-table Enquiries=<table>` takes them from a table that AWS restored beside the stage's own. `--only` names the
 * tables; without it, all and the photos are restored. `--missing` adds to tables that are not empty, `--replace` also
 * replaces items that differ.
 *
 * By default into the embedded system of DATA_DIR, running or not, or a new one. With `--stage`, into a deployed stage, on
 * AWS or the endpoint in AWS_ENDPOINT_URL; region and keys come from the environment.
 */
function readArguments() {
  const options = readOptions('npm run restore --', {
    from: { type: 'string', value: '<folder>', about: 'the backup' },
    'from-table': {
      type: 'string',
      multiple: true,
      value: '<Table>=<name>',
      about: "a restored table with the items, instead of a backup, for the stage's own; may be repeated",
    },
    only: { type: 'string', multiple: true, value: '<Table>', about: 'restores this table only; may be repeated' },
    missing: { type: 'boolean', about: 'adds what is missing to tables that are not empty' },
    replace: { type: 'boolean', about: 'also replaces items that differ' },
    stage: {
      type: 'string',
      value: '<name>',
      about: 'the deployed stage, dev or production; without it, this machine',
    },
  });
  const { from, only, missing, replace, stage } = options;
  const fromTables = new Map((options['from-table'] ?? []).map(pair));
  if (Boolean(from) === fromTables.size > 0) throw new StartError('Name a backup with --from, or --from-table.');
  if (missing && replace) throw new StartError('Choose --missing or --replace.');
  if (fromTables.size > 0 && (only || !stage)) throw new StartError('--from-table needs --stage, and no --only.');
  const mode = replace ? ('replace' as const) : missing ? ('missing' as const) : undefined;
  return { from: from && resolve(from), fromTables, only: only?.map(heldTable), mode, stage };
}

function heldTable(text: string): TableName {
  const name = heldTables.find((held) => held === text);
  if (!name) throw new StartError(`"${text}" is none of ${heldTables.join(', ')}.`);
  return name;
}

function pair(text: string): [name: TableName, table: string] {
  const [name = '', table, ...rest] = text.split('=');
  if (!table || rest.length > 0) throw new StartError(`"${text}" is not <Table>=<name>.`);
  return [heldTable(name), table];
}

async function openFolderSource(folder: string, only: readonly TableName[] | undefined): Promise<Source> {
  const manifest = await openFolder(folder);
  const held = heldTables.filter((name) => manifest.tables[name]);
  console.log(`The backup was made of ${manifest.of} at ${manifest.made_at}.`);
  return {
    tables: only ? held.filter((name) => only.includes(name)) : held,
    async *read(name) {
      if (held.includes(name)) yield* readTable(folder, name);
    },
    ...(!only && { photos: () => readPhotos(folder), firstAccount: manifest.first_account }),
  };
}

function openTables(system: System, tables: ReadonlyMap<TableName, string>): Source {
  for (const [name, table] of tables) {
    if (table === system.tableName(name)) throw new StartError(`${table} is the stage's own table.`);
  }
  return { tables: [...tables.keys()], read: tableReader(system.database, (name) => tables.get(name)) };
}

try {
  const { from, fromTables, only, mode, stage } = readArguments();
  // Read first: a backup that cannot be read must not leave an empty system behind.
  const folder = from ? await openFolderSource(from, only) : undefined;
  const system = await openSystem(stage, { create: true });
  try {
    await restore(system, folder ?? openTables(system, fromTables), { mode, say: console.log });
    for (const { name, reason } of leftOut) console.log(`${name}: not in backups; ${reason}`);
    console.log(`\nChecked: ${system.name} holds every item that was to be restored.`);
    console.log('Staff accounts are as they were then: look through /admin/team.');
  } finally {
    await system.close();
  }
} catch (error) {
  exitWith(error, 'repeat the restore with --missing: what is there stays');
}
