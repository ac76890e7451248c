import { type DeadLetter, deadLettersVariable } from '#contracts/events';

/** Keeps an event that cannot be handled in the dead-letter queue, where it raises an alarm and waits to be replayed. */
export async function park(letter: DeadLetter): Promise<void> {
  // Loaded when it is needed, which is next to never.
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs');
  // The queue's address names a host of its own, which on an emulator is another than the one we reach it by.
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  try {
    await client.send(
      new SendMessageCommand({ QueueUrl: process.env[deadLettersVariable], MessageBody: JSON.stringify(letter) }),
    );
  } finally {
    client.destroy();
  }
}
