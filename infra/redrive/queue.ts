import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

export interface Message {
  receipt: string;
  body: string;
  /** Attributes of the message: EventBridge names the rule, the target and the failure. */
  attributes: Readonly<Record<string, string>>;
}

/** Seconds for which a received message is hidden from other replays. A third of it passes between two extensions. */
const VisibilityTimeout = 300;

/** The dead-letter queue. What it has yielded stays hidden until the end, however long a consumer takes. */
export class WaitingEvents {
  readonly #client: SQSClient;
  readonly #QueueUrl: string;
  readonly #held = new Set<string>();
  #extending: NodeJS.Timeout | undefined;

  constructor(client: SQSClient, queueUrl: string) {
    this.#client = client;
    this.#QueueUrl = queueUrl;
  }

  /** Yields every waiting message once, hidden from others until it is deleted or given back. */
  async *take(): AsyncGenerator<Message, void> {
    this.#extending ??= setInterval(() => this.#extend(), (VisibilityTimeout / 3) * 1000).unref();
    for (;;) {
      // On AWS, long polling queries all of the queue's servers.
      const options = {
        ...{ MaxNumberOfMessages: 10, VisibilityTimeout, WaitTimeSeconds: 1 },
        MessageAttributeNames: ['All'],
      };
      const { Messages = [] } = await this.#client.send(
        new ReceiveMessageCommand({ QueueUrl: this.#QueueUrl, ...options }),
      );
      if (Messages.length === 0) return;
      for (const { ReceiptHandle = '' } of Messages) this.#held.add(ReceiptHandle);
      for (const { ReceiptHandle = '', Body = '', MessageAttributes = {} } of Messages) {
        const attributes = Object.entries(MessageAttributes).map(([name, { StringValue = '' }]) => [name, StringValue]);
        yield { receipt: ReceiptHandle, body: Body, attributes: Object.fromEntries(attributes) };
      }
    }
  }

  async #extend(): Promise<void> {
    for (const ReceiptHandle of this.#held) {
      const hidden = { QueueUrl: this.#QueueUrl, ReceiptHandle, VisibilityTimeout };
      // The next one is in time too.
      await this.#client.send(new ChangeMessageVisibilityCommand(hidden)).catch(() => undefined);
    }
  }

  async delete({ receipt }: Message): Promise<void> {
    this.#held.delete(receipt);
    await this.#client.send(new DeleteMessageCommand({ QueueUrl: this.#QueueUrl, ReceiptHandle: receipt }));
  }

  async giveBack({ receipt }: Message): Promise<void> {
    this.#held.delete(receipt);
    const visible = { ReceiptHandle: receipt, VisibilityTimeout: 0 };
    await this.#client.send(new ChangeMessageVisibilityCommand({ QueueUrl: this.#QueueUrl, ...visible }));
  }
}
