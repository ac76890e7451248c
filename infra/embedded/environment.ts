import { deadLettersVariable } from '#contracts/events';
import { photoBucket, type TableName, tables } from '#contracts/resources';
import { queuePath } from './events/queue.ts';
import { mailPath } from './mail/index.ts';
import { storagePath } from './storage/index.ts';
import type { Credentials } from './storage/signature.ts';

export const bucketName = 'photos-local';

export interface Endpoints {
  /** Of the embedded database. */
  database: string;
  /** Where this process can be reached, by its own functions too. */
  server: string;
  /** Where browsers reach the site and its storage. */
  site: string;
}

/** The environment that the stack gives to the functions, pointing at the embedded services. */
export function functionEnvironment({ database, server, site }: Endpoints, keys: Credentials): Record<string, string> {
  const tableNames = (Object.keys(tables) as TableName[]).map((name) => [tables[name].variable, name]);
  return {
    ...Object.fromEntries(tableNames),
    [photoBucket.variable]: bucketName,
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
    COOKIE_SECURITY: 'localhost',
    POWERTOOLS_SERVICE_NAME: 'rihla',
    POWERTOOLS_LOG_LEVEL: 'INFO',
    NODE_ENV: 'production',
    TZ: 'UTC',
  };
}
