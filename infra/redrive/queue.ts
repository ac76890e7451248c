import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

export interface Message {
  receipt: string;
  body: string;
}

/** Seconds for which a received message is hidden from other replays; longer than any function runs. */
const VisibilityTimeout = 300;

/** The dead-letter queue. */
export class WaitingEvents {
  readonly #client: SQSClient;
  readonly #QueueUrl: string;

  constructor(client: SQSClient, queueUrl: string) {
    this.#client = client;
    this.#QueueUrl = queueUrl;
  }

  /** Yields every waiting message once, hidden from others until it is deleted or given back. */
  async *take(): AsyncGenerator<Message, void> {
    for (;;) {
      // On AWS, long polling queries all of the queue's servers.
      const options = { MaxNumberOfMessages: 10, VisibilityTimeout, WaitTimeSeconds: 1 };
      const { Messages = [] } = await this.#client.send(
        new ReceiveMessageCommand({ QueueUrl: this.#QueueUrl, ...options }),
      );
      if (Messages.length === 0) return;
      for (const { ReceiptHandle = '', Body = '' } of Messages) yield { receipt: ReceiptHandle, body: Body };
    }
  }

  async delete({ receipt }: Message): Promise<void> {
    await this.#client.send(new DeleteMessageCommand({ QueueUrl: this.#QueueUrl, ReceiptHandle: receipt }));
  }

  async giveBack({ receipt }: Message): Promise<void> {
    const visible = { ReceiptHandle: receipt, VisibilityTimeout: 0 };
    await this.#client.send(new ChangeMessageVisibilityCommand({ QueueUrl: this.#QueueUrl, ...visible }));
  }
}
