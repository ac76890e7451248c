import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { StartError } from '../common/start-error.ts';
import { DeadLetters, deadLetterFolder } from './events/dead-letters.ts';
import { queuePath } from './events/queue.ts';
import { lambdaPath } from './functions/lambda.ts';
import { findRunning, readKeys } from './instance.ts';

/** Access to the embedded system for commands and tests. */
export { databaseClient, openDatabase } from './database/index.ts';
export { bucketFolder } from './environment.ts';
export { findRunning, prepareDataFolder, readKeys } from './instance.ts';
export { mailPath } from './mail/index.ts';
export { signatureOf } from './storage/canonical-request.ts';
export { ObjectStore } from './storage/objects.ts';

/**
 * Returns SDK clients for the system that runs on a data folder, and the URL of its dead-letter queue.
 * @throws StartError if none runs there
 */
export async function connectToRunning(dataDir: string) {
  const running = await findRunning(dataDir);
  if (!running) {
    const { length } = await new DeadLetters(deadLetterFolder(dataDir)).list();
    throw new StartError(
      `The system with the data in ${dataDir} does not run (events that wait: ${length}). Start it first.`,
    );
  }
  const { internalUrl } = running;
  const options = { region: 'local', credentials: await readKeys(dataDir) };
  return {
    sqs: new SQSClient({ ...options, useQueueUrlAsEndpoint: false, endpoint: `${internalUrl}${queuePath}` }),
    lambda: new LambdaClient({ ...options, endpoint: `${internalUrl}${lambdaPath}` }),
    queueUrl: `${internalUrl}${queuePath}/dead-letters`,
  };
}
