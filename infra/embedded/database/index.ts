import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { type TableName, tables } from '#contracts/platform/resources';
import { StartError } from '../../common/start-error.ts';
import { readKeys } from '../instance.ts';
import type { Permissions } from '../permissions/index.ts';
import type { Credentials } from '../storage/signature.ts';
import { threadFile, threadLimits } from '../thread-file.ts';
import { type DatabaseCalls, databaseCalls } from './calls.ts';
import type { ChangeLog, TableChange } from './changes.ts';
import { sweepExpired } from './expiry.ts';
import { tableDefinition } from './table-definition.ts';
import type { DatabaseThreadMessage, DatabaseThreadOptions } from './thread.ts';

const sweepInterval = 3_600_000;
/** Leaves the start to what visitors wait for. Readers check the expiry themselves. */
const firstSweepAfter = 10_000;
const retryInterval = 1000;
/** More crashes than this in one run mean that the store is broken. */
const maximumRestarts = 20;

type ChangeListener = (change?: TableChange) => void;

export interface Database {
  /** URL for DynamoDB clients on this machine. */
  endpoint: string;
  /** The keys with which its callers sign. */
  credentials: Credentials;
  /** The changes of the tables that consumers follow. */
  changes: ChangeLog;
  /** Registers a listener that is called when there may be new changes: this one, or any if none is named. */
  onChange(listener: ChangeListener): void;
  close(): Promise<void>;
}

/**
 * Opens the embedded DynamoDB in `<dataDir>/database` with all tables of the contracts.
 * @param permissions what functions may do; commands may do everything
 * @throws StartError if another process holds the folder or it cannot be opened
 */
export async function openDatabase(dataDir: string, permissions: Permissions = {}): Promise<Database> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const listeners: ChangeListener[] = [];
  const tell: ChangeListener = (change) => {
    for (const listener of listeners) listener(change);
  };
  const credentials = await readKeys(dataDir);
  const thread = await keepThread({ folder, port: 0, credentials, permissions }, tell);
  const endpoint = `http://127.0.0.1:${thread.port}`;
  const client = databaseClient({ endpoint, credentials });
  await createTables(client, thread.tables);
  const stopSweeping = sweepRegularly(client);

  return {
    endpoint,
    credentials,
    changes: {
      read: (...values) => thread.log().read(...values),
      load: (...values) => thread.log().load(...values),
      save: (...values) => thread.log().save(...values),
      trim: (...values) => thread.log().trim(...values),
    },
    onChange: (listener) => listeners.push(listener),
    async close() {
      stopSweeping();
      client.destroy();
      await thread.close();
    },
  };
}

/** Replaces DynamoDB's TTL. */
function sweepRegularly(client: DynamoDBClient): () => void {
  let isStopped = false;
  const sweep = () =>
    sweepExpired(client).catch(
      (error) => isStopped || console.error(`Expired items could not be deleted: ${error.message}`),
    );
  const timers = [setTimeout(sweep, firstSweepAfter).unref(), setInterval(sweep, sweepInterval).unref()];
  return () => {
    isStopped = true;
    timers.forEach(clearTimeout);
  };
}

/** The database's thread, which is started again at the same port after a crash. */
async function keepThread(options: DatabaseThreadOptions, tell: ChangeListener) {
  let closing = false;
  let restarts = 0;
  let thread = await startThread(options, tell);
  const { port, tables } = thread;

  /**
   * Retries until the store can be opened, for example while the disk is full. Returns undefined if the system closes.
   */
  const startAgain = async () => {
    while (!closing) {
      try {
        return await startThread({ ...options, port }, tell);
      } catch (error) {
        console.error(`The database cannot be opened yet: ${(error as Error).message}`);
        await delay(retryInterval, undefined, { ref: false });
      }
    }
    return undefined;
  };

  const restartOnCrash = () => {
    thread.worker.once('error', (error) => console.error(`The database stopped and is restarting: ${error.message}`));
    thread.worker.once('exit', async () => {
      if (closing) return;
      restarts += 1;
      if (restarts > maximumRestarts) throw new Error('The database keeps stopping.');
      const restarted = await startAgain();
      if (!restarted) return;
      thread = restarted;
      restartOnCrash();
      tell();
    });
  };
  restartOnCrash();

  return {
    port,
    tables,
    log: () => thread.calls.log,
    async close() {
      closing = true;
      await thread.calls.close();
      await thread.worker.terminate();
    },
  };
}

interface Thread {
  worker: Worker;
  calls: DatabaseCalls;
  port: number;
  /** Names of the tables that exist. */
  tables: readonly string[];
}

async function startThread(options: DatabaseThreadOptions, onChange: ChangeListener): Promise<Thread> {
  const worker = new Worker(threadFile('database'), { workerData: options, resourceLimits: threadLimits });
  const message = await nextMessage(worker);
  if ('ready' in message) return { worker, calls: databaseCalls(worker, onChange), ...message.ready };
  await worker.terminate();
  if ('failed' in message && message.failed !== 'locked') {
    throw new StartError(`The database in ${options.folder} cannot be opened: ${message.failed}.`);
  }
  throw new StartError(
    `The database in ${options.folder} is in use by another process; stop that one or set DATA_DIR to another folder.`,
  );
}

async function nextMessage(worker: Worker): Promise<DatabaseThreadMessage> {
  const [message] = await once(worker, 'message');
  return message;
}

/** Returns a client of the embedded database, which checks the keys but not the region. */
export const databaseClient = ({ endpoint, credentials }: Pick<Database, 'endpoint' | 'credentials'>) =>
  new DynamoDBClient({ endpoint, region: 'local', credentials });

/** @param existing dynalite's ListTables reads the whole store, so that the thread names them */
async function createTables(client: DynamoDBClient, existing: readonly string[]): Promise<void> {
  const missing = (Object.keys(tables) as TableName[]).filter((name) => !existing.includes(name));
  for (const name of missing) {
    await client.send(
      new CreateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST', ...tableDefinition(name) }),
    );
  }
  for (const name of missing) {
    await waitUntilTableExists({ client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 10 }, { TableName: name });
  }
}
