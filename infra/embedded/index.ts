import { join } from 'node:path';
import { routes } from '#contracts/api/routes';
import { stage } from '../common/api-stage.ts';
import { byPrefix } from '../common/http/by-prefix.ts';
import { listen } from '../common/http/listener.ts';
import { withTransportSecurity } from '../common/http/transport-security.ts';
import { asksApi, makeOutboxToken } from '../common/outbox/access.ts';
import { createOutboxPages, outboxPath } from '../common/outbox/index.ts';
import { Outbox } from '../common/outbox/outbox.ts';
import { StartError } from '../common/start-error.ts';
import { openDatabase } from './database/index.ts';
import { bucketFolder, bucketName, endpointsOf, functionEnvironment, settingsEnvironment } from './environment.ts';
import { createAsyncCalls } from './events/async-calls.ts';
import { DeadLetters, deadLetterFolder } from './events/dead-letters.ts';
import { startEvents } from './events/index.ts';
import { objectCreatedFeed, resumeUploads } from './events/object-created.ts';
import { createQueue, queuePath } from './events/queue.ts';
import { type Invoke, startFunctions } from './functions/index.ts';
import { createLambda, lambdaPath } from './functions/lambda.ts';
import { createGateway } from './gateway/index.ts';
import { announce, findRunning, prepareDataFolder, withdraw } from './instance.ts';
import { closeLog, openLog } from './log.ts';
import { createMailService, mailPath } from './mail/index.ts';
import { permissionsOfContracts } from './permissions/of-contracts.ts';
import type { ServerOptions } from './server-options.ts';
import { changesOfPrograms, createEmbeddedSite } from './site.ts';
import { createStorage, storagePath } from './storage/index.ts';
import { ObjectStore } from './storage/objects.ts';

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
  const { host, dataDir, functionsFolder, onStaffChange } = options;
  await requireFolder(dataDir);
  const listener = await listen({ host, port: options.port });
  const permissions = permissionsOfContracts();
  const database = await openDatabase(dataDir, permissions).catch(async (error) => {
    await listener.close();
    throw error;
  });
  const { credentials } = database;
  const endpoints = endpointsOf(options, { port: listener.port, database: database.endpoint });
  const { server, site: url } = endpoints;
  const environment = { ...functionEnvironment(endpoints, credentials), ...settingsEnvironment(options) };
  const log = options.logToTerminal ? process.stdout : await openLog(dataDir);
  const variables = { ...environment, ...options.functionVariables };
  const functions = startFunctions({ folder: functionsFolder, environment: variables, log });
  const { invoke } = functions;

  const objects = new ObjectStore(bucketFolder(dataDir));
  const deadLetters = new DeadLetters(deadLetterFolder(dataDir));
  const asyncCalls = createAsyncCalls({ invoke, deadLetters });
  const onCreated = objectCreatedFeed(bucketName, asyncCalls);
  const outbox = new Outbox(join(dataDir, 'outbox'), options.keptMails);
  const token = makeOutboxToken();
  const outboxPages = createOutboxPages(outbox, { token, isOwner: asksApi(server) });
  const origins = new Set([url, server, `http://localhost:${listener.port}`, ...(options.pageOrigins ?? [])]);
  // All cacheable replies show programs only.
  const { versionOf } = changesOfPrograms(database);
  const invokeRoute = tellingStaffChanges(invoke, async () => onStaffChange?.(environment));

  const handle = byPrefix(
    [
      [`/${stage}`, createGateway({ routes, invoke: invokeRoute, versionOf })],
      [storagePath, createStorage({ bucket: bucketName, objects, credentials, permissions, origins, onCreated })],
      [mailPath, createMailService({ outbox, credentials, permissions })],
      [queuePath, createQueue({ deadLetters, credentials, permissions })],
      [lambdaPath, createLambda({ invoke, credentials })],
      [outboxPath, outboxPages],
      [`${outboxPath}.json`, outboxPages],
    ],
    await createEmbeddedSite(options, { endpoints, database, photos: objects }),
  );
  listener.serve(url.startsWith('https:') ? withTransportSecurity(handle) : handle);
  await announce(dataDir, { pid: process.pid, url, internalUrl: server, database: database.endpoint });
  const events = startEvents({ database, invoke, asyncCalls, deadLetters, outbox });
  await resumeUploads(objects, onCreated);

  return {
    url,
    internalUrl: server,
    outboxUrl: `${url}${outboxPath}?token=${token}`,
    environment,
    reloadFunctions: functions.reload,
    async close() {
      await listener.close();
      await events.close();
      await functions.close();
      await database.close();
      await withdraw(dataDir);
      await closeLog(log);
    },
  };
}

/** Calls `tell` after each call that may have changed a staff account. */
const tellingStaffChanges =
  (invoke: Invoke, tell: () => Promise<void>): Invoke =>
  async (name, event, ...more) => {
    const result = await invoke(name, event, ...more);
    if (staffChanging.has(name)) await tell();
    return result;
  };

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
