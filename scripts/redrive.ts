import { join, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { deadLettersVariable } from '#contracts/platform/dead-letters';
import { readOptions } from '../infra/common/options.ts';
import { dataOutputs } from '../infra/common/stack-outputs.ts';
import { asStage } from '../infra/common/stage-settings.ts';
import { exitWith, StartError } from '../infra/common/start-error.ts';
import { connectToRunning } from '../infra/embedded/client.ts';
import { callsOf } from '../infra/redrive/calls.ts';
import { type Message, WaitingEvents } from '../infra/redrive/queue.ts';
import { type Replayable, readMessage } from '../infra/redrive/replayable.ts';

/**
 * `npm run redrive`: calls the consumer of every event in the dead-letter queue again, and deletes the events it
 * handles. `-- --dry-run` only lists them with their reasons.
 *
 * By default on the running embedded system of DATA_DIR. With `--stage`, or `--queue` (or DEAD_LETTERS_URL), the stack's
 * output `DeadLettersUrl`, on AWS or the endpoint in AWS_ENDPOINT_URL; region and keys come from the environment.
 */
async function readArguments() {
  const options = readOptions('npm run redrive --', {
    'dry-run': { type: 'boolean', default: false, about: 'lists the dead letters and their reasons' },
    stage: {
      type: 'string',
      value: '<name>',
      about: 'the deployed stage, dev or production; without it, this machine',
    },
    queue: { type: 'string', value: '<url>', about: "the queue itself, instead of the stage's" },
  });
  const ofStage = options.stage === undefined ? undefined : await dataOutputs(asStage(options.stage));
  const queue = options.queue ?? ofStage?.DeadLettersUrl ?? process.env[deadLettersVariable];
  return { isDryRun: options['dry-run'], queue };
}

async function openTarget(queue: string | undefined) {
  // On an emulator the queue's URL has a host name that this machine may not reach: only its path is used.
  if (queue)
    return { sqs: new SQSClient({ useQueueUrlAsEndpoint: false }), lambda: new LambdaClient({}), queueUrl: queue };
  if (process.env.AWS_ENDPOINT_URL) {
    throw new StartError("Name the queue with --queue: the stack's output DeadLettersUrl.");
  }
  return connectToRunning(resolve(process.env.DATA_DIR || join(import.meta.dirname, '../.local')));
}

const clients = { database: new DynamoDBClient({}), streams: new DynamoDBStreamsClient({}) };

/**
 * Calls the consumer like its event source.
 * @returns the reason if it failed
 */
async function replay(lambda: LambdaClient, replayable: Replayable): Promise<string | undefined> {
  const { target } = replayable;
  if (!target) return 'there is no event to replay in this message';
  try {
    for (const call of await callsOf(replayable, clients)) {
      const failure = await invoke(lambda, target, call);
      if (failure !== undefined) return failure;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function invoke(lambda: LambdaClient, target: string, event: unknown): Promise<string | undefined> {
  let sent = event;
  for (;;) {
    const answer = await lambda.send(
      new InvokeCommand({ FunctionName: target, Payload: Buffer.from(JSON.stringify(sent)) }),
    );
    const result = JSON.parse(answer.Payload?.transformToString() || '{}') ?? {};
    if (answer.FunctionError) return result.errorMessage ?? answer.FunctionError;
    // Publishing all programs may take several calls.
    if (!result.next) return undefined;
    sent = { ...Object(sent), from: result.next };
  }
}

const headline = ({ consumer, failedAt, reason }: Replayable) => `${consumer}, failed ${failedAt}: ${reason}`;

try {
  const { isDryRun, queue } = await readArguments();
  const { sqs, lambda, queueUrl } = await openTarget(queue);
  const waiting = new WaitingEvents(sqs, queueUrl);
  const kept: Message[] = [];
  let handled = 0;
  for await (const message of waiting.take()) {
    const event = readMessage(message.body, message.attributes);
    const failure = event && !isDryRun ? await replay(lambda, event) : undefined;
    if (event && !isDryRun && failure === undefined) {
      await waiting.delete(message);
      handled += 1;
      console.log(`Handled: ${headline(event)}`);
      continue;
    }
    kept.push(message);
    console.log(`Waits: ${event ? headline(event) : 'a message that is no event of ours'}`);
    if (failure) console.log(`  failed again: ${failure}`);
  }
  // Returned to the queue last: earlier, a message would be received again in this run.
  for (const message of kept) await waiting.giveBack(message);
  console.log(`${handled} handled, ${kept.length} waiting.`);
  if (kept.length > 0 && !isDryRun) process.exitCode = 1;
} catch (error) {
  exitWith(error);
}
