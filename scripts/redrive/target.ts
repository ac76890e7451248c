import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DeadLetters, deadLetterFolder } from '../../infra/embedded/events/dead-letters.ts';
import { queuePath } from '../../infra/embedded/events/queue.ts';
import { lambdaPath } from '../../infra/embedded/functions/lambda.ts';
import { findRunning, readKeys } from '../../infra/embedded/instance.ts';
import { StartError } from '../../infra/shared/start-error.ts';

export interface Target {
  sqs: SQSClient;
  lambda: LambdaClient;
  queueUrl: string;
}

/** The stack that the queue belongs to, on AWS or on the endpoint that AWS_ENDPOINT_URL names. */
export const stackTarget = (queueUrl: string): Target => ({
  // The queue's address names a host of its own, which on an emulator is another than the one we reach it by.
  sqs: new SQSClient({ useQueueUrlAsEndpoint: false }),
  lambda: new LambdaClient({}),
  queueUrl,
});

/**
 * The embedded system: the running instance itself replays, so that nothing else touches its data.
 * @throws StartError when it does not run
 */
export async function embeddedTarget(dataDir: string): Promise<Target> {
  const running = await findRunning(dataDir);
  if (!running) {
    const { length } = await new DeadLetters(deadLetterFolder(dataDir)).list();
    throw new StartError(
      `The system with the data in ${dataDir} does not run (events that wait: ${length}). Start it first.`,
    );
  }
  const options = { region: 'local', credentials: await readKeys(dataDir) };
  return {
    sqs: new SQSClient({ ...options, useQueueUrlAsEndpoint: false, endpoint: `${running.url}${queuePath}` }),
    lambda: new LambdaClient({ ...options, endpoint: `${running.url}${lambdaPath}` }),
    queueUrl: `${running.url}${queuePath}/dead-letters`,
  };
}
