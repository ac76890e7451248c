import { hostname } from 'node:os';
import { join } from 'node:path';
import { defaultLanguage } from '#contracts/field-kit/language';
import { retrySecondsVariable } from '#contracts/platform/change-delivery';
import { deadLettersVariable } from '#contracts/platform/dead-letters';
import {
  connectionBudget,
  ownNames,
  passwordCost,
  photoBucket,
  retention,
  riyalSign,
  spamThreshold,
  staffMail,
  type TableName,
  tables,
  turnstile,
  umrahLicence,
} from '#contracts/platform/resources';
import { queuePath } from './events/queue.ts';
import { mailPath } from './mail/index.ts';
import type { ServerOptions } from './server-options.ts';
import { storagePath } from './storage/index.ts';
import type { Credentials } from './storage/signature.ts';

export const bucketName = 'photos-local';

/** The folder of the bucket's objects. */
export const bucketFolder = (dataDir: string): string => join(dataDir, 'storage', bucketName);

export interface Endpoints {
  /** URL of the embedded database. */
  database: string;
  /** URL of this process on this machine, for its own functions. */
  server: string;
  /** Origin of the storage for browsers. */
  storage: string;
  /** Origin of the site for browsers. */
  site: string;
}

/** Returns the addresses of a system that listens on a port. */
export function endpointsOf(
  { host, siteOrigin }: Pick<ServerOptions, 'host' | 'siteOrigin'>,
  { port, database }: { port: number; database: string },
): Endpoints {
  const server = `http://${hostFor(host, '127.0.0.1')}:${port}`;
  const site = siteOrigin ?? `http://${hostFor(host, 'localhost')}:${port}`;
  return { database, server, storage: siteOrigin ?? server, site };
}

/** The host name in URLs of a listening address; `loopback` if it listens on the loopback or on all interfaces. */
function hostFor(host: string, loopback: string): string {
  if (['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'].includes(host)) return host === '::1' ? '[::1]' : loopback;
  return host.includes(':') ? `[${host}]` : host;
}

/** The names by which browsers may know this server, besides addresses. */
export function namesOf({ host, siteOrigin, pageOrigins = [] }: ServerOptions): string[] {
  const machine = hostname().toLowerCase();
  const sites = [siteOrigin ?? [], pageOrigins].flat().map((origin) => new URL(origin).hostname);
  return [...new Set(['localhost', machine, `${machine}.local`, host.toLowerCase(), ...sites])];
}

/** The environment variables that the stack sets, with the embedded services' addresses. */
export function functionEnvironment(
  { database, server, storage, site }: Endpoints,
  keys: Credentials,
): Record<string, string> {
  const tableNames = (Object.keys(tables) as TableName[]).map((name) => [tables[name].variable, name]);
  return {
    ...Object.fromEntries(tableNames),
    [photoBucket.variable]: bucketName,
    [photoBucket.browserEndpoint]: `${storage}${storagePath}`,
    AWS_REGION: 'me-central-1',
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database,
    AWS_ENDPOINT_URL_S3: `${server}${storagePath}`,
    AWS_ENDPOINT_URL_SESV2: `${server}${mailPath}`,
    AWS_ENDPOINT_URL_SQS: `${server}${queuePath}`,
    [deadLettersVariable]: `${server}${queuePath}/dead-letters`,
    MAIL_FROM: 'no-reply@rihla.example',
    SITE_ORIGIN: site,
    COOKIE_SECURITY: site.startsWith('https:') ? 'secure' : 'localhost',
    POWERTOOLS_SERVICE_NAME: 'rihla',
    POWERTOOLS_LOG_LEVEL: 'INFO',
    NODE_ENV: 'production',
    TZ: 'UTC',
  };
}

/** The environment variables of the agency's own settings. */
export const settingsEnvironment = (options: ServerOptions): Record<string, string> => ({
  [staffMail.address]: options.staffEmail ?? '',
  [staffMail.language]: options.staffLanguage ?? defaultLanguage,
  [staffMail.singles]: options.staffMailSingles ?? '',
  [retention.variable]: options.retentionMonths ?? '',
  [spamThreshold.variable]: options.spamThreshold ?? '',
  [connectionBudget.variable]: options.confirmationsPerConnection ?? '',
  [umrahLicence.variable]: options.umrahLicence ?? '',
  [riyalSign.variable]: options.riyalSign ?? '',
  [turnstile.secret]: options.turnstileSecret ?? '',
  [passwordCost.variable]: options.passwordCost ?? '',
  [retrySecondsVariable]: options.eventRetrySeconds ?? '900',
  TRUSTED_PROXIES: options.trustedProxies ?? '0',
  [ownNames]: namesOf(options).join(','),
});
