import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import { Level } from 'level';
import { mendIndexes, type Store } from './database-indexes.ts';

/**
 * The database in a thread of its own: dynalite throws where a caller hangs up in the middle of a request, which must
 * not take the site with it.
 */
const { folder, port } = workerData as DatabaseThreadOptions;

export interface DatabaseThreadOptions {
  /** Folder of the LevelDB store. */
  folder: string;
  /** 0 for any free port. */
  port: number;
}

export type DatabaseThreadMessage = { ready: { port: number } } | { failed: 'locked' | string } | { closed: true };

const tell = (message: DatabaseThreadMessage) => parentPort?.postMessage(message);

/** There while the database is open, so that the next start can tell a crash. */
const openMark = `${folder}.open`;

/**
 * Opens the store once by itself: tells a store that another process holds, and mends tables whose creation was cut
 * off, which dynalite would leave in CREATING for ever, and their indexes.
 */
async function prepare(): Promise<void> {
  const level: Store = new Level(folder, { valueEncoding: 'json' });
  await level.open();
  for await (const [key, value] of level.iterator({ gte: 'table~', lt: 'table~\xff' })) {
    const table = value as { TableStatus?: string };
    if (table.TableStatus === 'CREATING') await level.put(key, { ...table, TableStatus: 'ACTIVE' });
  }
  await mendIndexes(level, { afterCrash: existsSync(openMark) });
  await level.close();
  await writeFile(openMark, '');
}

try {
  await prepare();
  const server = dynalite({ path: folder, createTableMs: 0 });
  // The SDK keeps its connections for as long as it likes.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1', () => tell({ ready: { port: (server.address() as AddressInfo).port } }));
  parentPort?.once('message', () => {
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
