import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { photoBucket, type TableName } from '#contracts/resources';
import { routes } from '#contracts/routes';
import { loadBootScript } from '../bundle/website/folders.ts';
import { stage } from '../shared/api-stage.ts';
import { byPrefix } from '../shared/http/by-prefix.ts';
import { listen } from '../shared/http/listener.ts';
import { asksApi, makeOutboxToken } from '../shared/outbox/access.ts';
import { createOutboxPages, outboxPath } from '../shared/outbox/index.ts';
import { Outbox } from '../shared/outbox/outbox.ts';
import { StartError } from '../shared/start-error.ts';
import { currentPrograms, programReader } from '../shared/website/current-programs.ts';
import { createSite } from '../shared/website/index.ts';
import { createLivePages } from '../shared/website/live-pages.ts';
import { type Database, openDatabase } from './database/index.ts';
import { bucketFolder, bucketName, functionEnvironment, settingsEnvironment } from './environment.ts';
import { createAsyncCalls } from './events/async-calls.ts';
import { contractFollowers, startChangeFeed } from './events/change-feed.ts';
import { DeadLetters, deadLetterFolder } from './events/dead-letters.ts';
import { objectCreatedFeed } from './events/object-created.ts';
import { createQueue, queuePath } from './events/queue.ts';
import { startSchedule } from './events/schedule.ts';
import { type Invoke, startFunctions } from './functions/index.ts';
import { createLambda, lambdaPath } from './functions/lambda.ts';
import { createGateway } from './gateway/index.ts';
import { announce, findRunning, prepareDataFolder, withdraw } from './instance.ts';
import { closeLog, openLog } from './log.ts';
import { forgetMails, mailForgetter } from './mail/forget-mails.ts';
import { createMailService, mailPath } from './mail/index.ts';
import type { ServerOptions } from './server-options.ts';
import { createStorage, storagePath } from './storage/index.ts';
import { ObjectStore } from './storage/objects.ts';

/** Milliseconds from the start to the first scheduled events. */
const scheduleAfter = 3000;

export interface RunningServer {
  /** The site's origin, for browsers. */
  url: string;
  /** The origin on this machine, for calls that must not leave it. */
  internalUrl: string;
  /** Address of the outbox with the token that opens it. */
  outboxUrl: string;
  /** The functions' environment, for commands that use their code. */
  environment: Record<string, string>;
  reloadFunctions(): Promise<void>;
  /** Finishes running requests and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole system in this process, on one port, with its data in one folder.
 * @throws StartError if the port, the folder or the database is unavailable
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, dataDir } = options;
  await requireFolder(dataDir);
  const listener = await listen({ host, port: options.port });
  const database = await openDatabase(dataDir).catch(async (error) => {
    await listener.close();
    throw error;
  });
  const { credentials } = database;
  const server = `http://${hostFor(host, '127.0.0.1')}:${listener.port}`;
  const url = options.siteOrigin ?? `http://${hostFor(host, 'localhost')}:${listener.port}`;
  const storageOrigin = options.siteOrigin ?? server;
  const token = makeOutboxToken();

  const environment = {
    ...functionEnvironment({ database: database.endpoint, server, storage: storageOrigin, site: url }, credentials),
    ...settingsEnvironment(options),
  };
  const log = options.logToTerminal ? process.stdout : await openLog(dataDir);
  const functions = startFunctions({
    folder: options.functionsFolder,
    environment: { ...environment, ...options.functionVariables },
    log,
  });
  const objects = new ObjectStore(bucketFolder(dataDir));
  const outbox = new Outbox(join(dataDir, 'outbox'));
  const outboxPages = createOutboxPages(outbox, { token, isOwner: asksApi(server) });
  const deadLetters = new DeadLetters(deadLetterFolder(dataDir));
  const asyncCalls = createAsyncCalls({ invoke: functions.invoke, deadLetters });
  const emitCreated = objectCreatedFeed(bucketName, asyncCalls);
  const pages = {
    origin: url,
    siteKey: options.turnstileSiteKey,
    retentionMonths: Number(options.retentionMonths) || undefined,
  };
  const livePages =
    options.renderer &&
    createLivePages({
      renderer: options.renderer,
      programs: currentPrograms(server, countChanges(database, 'Programs')),
      readProgram: programReader(server),
      ...pages,
    });
  const origins = new Set([url, server, `http://localhost:${listener.port}`, ...(options.pageOrigins ?? [])]);

  const invoke: Invoke = async (name, event, requestId) => {
    const result = await functions.invoke(name, event, requestId);
    if (staffChanging.has(name)) await options.onStaffChange?.(environment);
    return result;
  };

  listener.serve(
    byPrefix(
      [
        [`/${stage}`, createGateway({ routes, invoke })],
        [storagePath, createStorage({ bucket: bucketName, objects, credentials, origins, onCreated: emitCreated })],
        [mailPath, createMailService({ outbox, credentials })],
        [queuePath, createQueue({ deadLetters, credentials })],
        [lambdaPath, createLambda({ invoke: functions.invoke, credentials })],
        [outboxPath, outboxPages],
        [`${outboxPath}.json`, outboxPages],
      ],
      createSite({
        folder: options.siteFolder,
        ...pages,
        bootScript: await loadBootScript(),
        connect: [storageOrigin],
        photos: objects,
        livePages,
      }),
    ),
  );
  await announce(dataDir, { pid: process.pid, url, internalUrl: server, database: database.endpoint });
  // The events that were missed while it was off wait until the first visitors have their pages.
  const starting = new AbortController();
  const scheduling = delay(scheduleAfter, undefined, { signal: starting.signal, ref: false }).then(
    () => startSchedule(asyncCalls),
    () => undefined,
  );
  const consume: Invoke = (name, ...event) =>
    name === mailForgetter.id ? forgetMails(outbox, event[0]) : functions.invoke(name, ...event);
  const followers = [...contractFollowers, mailForgetter];
  const changeFeed = startChangeFeed({ database, invoke: consume, deadLetters, followers });
  // The event of an upload may have been lost in a crash, but the upload is still in the bucket.
  for (const key of await objects.keys(photoBucket.uploadPrefix)) {
    const object = await objects.get(key);
    if (object) emitCreated({ key, size: object.bytes.length, etag: object.etag.replaceAll('"', '') });
  }

  return {
    url,
    internalUrl: server,
    outboxUrl: `${url}${outboxPath}?token=${token}`,
    environment,
    reloadFunctions: functions.reload,
    async close() {
      await listener.close();
      starting.abort();
      (await scheduling)?.close();
      await asyncCalls.close();
      await changeFeed.close();
      await functions.close();
      await database.close();
      await withdraw(dataDir);
      await closeLog(log);
    },
  };
}

/** Counts a table's changes. After a restart of the database, any may have gone unnoticed. */
function countChanges({ onChange }: Pick<Database, 'onChange'>, table: TableName): () => number {
  let changes = 0;
  onChange((changed = table) => {
    if (changed === table) changes += 1;
  });
  return () => changes;
}

/** The operations that may write to a staff account. */
const staffChanging = new Set(
  routes.filter(({ uses }) => uses.Staff?.some((action) => /^(Put|Update)/.test(action))).map(({ id }) => id),
);

/**
 * Checks port and folder before a build, which takes a while.
 * @throws StartError as `startServer` does
 */
export async function checkBeforeBuild({ dataDir, host, port }: Pick<ServerOptions, 'dataDir' | 'host' | 'port'>) {
  await requireFolder(dataDir);
  await (await listen({ host, port })).close();
}

async function requireFolder(dataDir: string): Promise<void> {
  await prepareDataFolder(dataDir);
  const other = await findRunning(dataDir);
  if (other) throw new StartError(`The system is already running at ${other.url} with the data in ${dataDir}.`);
}

/** The host name in URLs of a listening address; `loopback` if it listens on the loopback or on all interfaces. */
function hostFor(host: string, loopback: string): string {
  if (['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'].includes(host)) return host === '::1' ? '[::1]' : loopback;
  return host.includes(':') ? `[${host}]` : host;
}
