import { type DeadLetter, deadLettersVariable } from '#contracts/events';

/** Parks an event in the dead-letter queue, where it raises an alarm and waits for a replay. */
export async function park(letter: DeadLetter): Promise<void> {
  // Imported on demand: it is hardly ever needed.
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs');
  // On an emulator the queue's URL names a host that functions cannot reach.
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  try {
    await client.send(
      new SendMessageCommand({ QueueUrl: process.env[deadLettersVariable], MessageBody: JSON.stringify(letter) }),
    );
  } finally {
    client.destroy();
  }
}
