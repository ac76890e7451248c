import { type DeadLetter, deadLettersVariable } from '#contracts/platform/dead-letters';

/** Parks an event in the dead-letter queue, where it raises an alarm and waits for a replay. */
export async function park(letter: DeadLetter): Promise<void> {
  await withQueue((client, QueueUrl, { SendMessageCommand }) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(letter) })),
  );
}

/** Seconds for which read letters are hidden from other readers; no call takes longer. */
const VisibilityTimeout = 60;
/** The largest number of letters that one call reads. */
const mostRead = 2000;

/**
 * Deletes the letters of which some value is one of these texts, or one of its words: `ali@x.com` is not in
 * `sali@x.com`. The others become visible again at the end.
 */
export function discardLetters(texts: readonly string[]): Promise<void> {
  return withQueue(async (client, QueueUrl, sqs) => {
    const others: string[] = [];
    const forOne = (ReceiptHandle: string, isMeant: boolean) =>
      isMeant
        ? client.send(new sqs.DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
        : client.send(new sqs.ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    while (others.length < mostRead) {
      // Long polling queries all of the queue's servers.
      const options = { MaxNumberOfMessages: 10, VisibilityTimeout, WaitTimeSeconds: 1 };
      const { Messages = [] } = await client.send(new sqs.ReceiveMessageCommand({ QueueUrl, ...options }));
      if (Messages.length === 0) break;
      for (const { Body = '', ReceiptHandle = '' } of Messages) {
        if (mentions(Body, texts)) await forOne(ReceiptHandle, true);
        else others.push(ReceiptHandle);
      }
    }
    for (const receipt of others) await forOne(receipt, false);
  });
}

/** Returns true if a value in the letter is one of the texts, or has it as a word. */
export function mentions(letter: string, texts: readonly string[]): boolean {
  const meant = new Set(texts.map((text) => text.toLowerCase()));
  const holds = (value: unknown): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).some(holds);
    const text = String(value).toLowerCase();
    return meant.has(text) || text.split(/[^\p{L}\p{N}@.+_'-]+/u).some((word) => meant.has(word.replace(/\.$/, '')));
  };
  return holds(parsed(letter));
}

function parsed(letter: string): unknown {
  try {
    return JSON.parse(letter);
  } catch {
    return letter;
  }
}

type Sqs = typeof import('@aws-sdk/client-sqs');

async function withQueue<Result>(
  use: (client: InstanceType<Sqs['SQSClient']>, queueUrl: string | undefined, sqs: Sqs) => Promise<Result>,
): Promise<Result> {
  // Imported on demand, because it is rarely needed.
  const sqs = await import('@aws-sdk/client-sqs');
  // On an emulator the queue's URL has a host name that functions cannot resolve.
  const client = new sqs.SQSClient({ useQueueUrlAsEndpoint: false });
  try {
    return await use(client, process.env[deadLettersVariable], sqs);
  } finally {
    client.destroy();
  }
}
