import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import engine from 'dynalite/db/index.js';
import { Level } from 'level';
import type { Permissions } from '../permissions/index.ts';
import type { Credentials } from '../storage/signature.ts';
import { type ChangeLog, keepChangeLog, lastSequence, type TableChange } from './changes.ts';
import { guarded } from './guard.ts';
import { mendIndexes, type Store } from './indexes.ts';
import { closeIterators } from './iterators.ts';

/** The database's thread. dynalite throws when a caller disconnects during a request, which must not stop the site. */
const { folder, port, credentials, permissions } = workerData as DatabaseThreadOptions;

export interface DatabaseThreadOptions {
  /** Folder of the LevelDB store. */
  folder: string;
  /** 0 for any free port. */
  port: number;
  /** The keys with which callers sign. */
  credentials: Credentials;
  permissions: Permissions;
}

/** A call of the change log, or the command to close. */
export type DatabaseThreadOrder =
  | 'close'
  | { [Name in keyof ChangeLog]: { call: number; name: Name; values: Parameters<ChangeLog[Name]> } }[keyof ChangeLog];

export type DatabaseThreadMessage =
  | { ready: { port: number; tables: string[] } }
  | { failed: 'locked' | string }
  | { changed: TableChange }
  | { call: number; result: unknown }
  | { call: number; error: string }
  | { closed: true };

const tell = (message: DatabaseThreadMessage) => parentPort?.postMessage(message);

/** Exists while the database is open. Its text is the write format of the version that opened it. */
const openMark = `${folder}.open`;
const atomically = 'atomically';

/** Returns true if a killed process may have written an item without its index entries. */
async function mayDiffer(): Promise<boolean> {
  return existsSync(openMark) && (await readFile(openMark, 'utf8')) !== atomically;
}

/**
 * Opens the store before dynalite does: detects a store that another process holds, completes tables whose creation was
 * interrupted, which dynalite would leave in CREATING, and repairs indexes.
 * @returns the sequence number of the last change and the names of the tables
 */
async function prepare(): Promise<{ last: number; tables: string[] }> {
  const level: Store = new Level(folder, { valueEncoding: 'json' });
  await level.open();
  const tables: string[] = [];
  for await (const [key, value] of level.iterator({ gte: 'table~', lt: 'table~\xff' })) {
    tables.push(key.slice('table~'.length));
    const table = value as { TableStatus?: string };
    if (table.TableStatus === 'CREATING') await level.put(key, { ...table, TableStatus: 'ACTIVE' });
  }
  await mendIndexes(level, { mayDiffer: await mayDiffer() });
  const last = await lastSequence(level);
  await level.close();
  await writeFile(openMark, atomically);
  return { last, tables };
}

/** Starts dynalite with the change log between it and its store. */
function openWithLog(last: number) {
  let log: ChangeLog | undefined;
  const { create } = engine;
  engine.create = (options) => {
    const store = create(options);
    closeIterators(store);
    log = keepChangeLog(store, last, (changed) => tell({ changed }));
    return store;
  };
  const server = dynalite({ path: folder, createTableMs: 0 });
  const [handle, ...others] = server.listeners('request');
  if (!log || !handle || others.length > 0) throw new Error('dynalite opens its store in a way of its own.');
  server.removeAllListeners('request').on('request', guarded(handle as RequestListener, { credentials, permissions }));
  return { server, log };
}

async function answer(log: ChangeLog, { call, name, values }: Exclude<DatabaseThreadOrder, 'close'>): Promise<void> {
  try {
    const method = log[name] as (...values: unknown[]) => Promise<unknown>;
    tell({ call, result: await method(...values) });
  } catch (error) {
    tell({ call, error: (error as Error).message });
  }
}

try {
  const { last, tables } = await prepare();
  const { server, log } = openWithLog(last);
  // SDK clients reuse their connections for as long as they like.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1', () => tell({ ready: { port: (server.address() as AddressInfo).port, tables } }));
  parentPort?.on('message', (order: DatabaseThreadOrder) => {
    if (order !== 'close') return answer(log, order);
    server.close(async () => {
      await rm(openMark, { force: true });
      tell({ closed: true });
    });
    server.closeAllConnections();
  });
} catch (error) {
  const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
  tell({ failed: cause?.code === 'LEVEL_LOCKED' ? 'locked' : (cause ?? (error as Error)).message });
}
