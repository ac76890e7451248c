import { InvokeCommand } from '@aws-sdk/client-lambda';
import { connectToRunning } from '../../infra/embedded/client.ts';

/** Calls a consumer of the system with the data in this folder, as AWS does. Throws if it fails. */
export async function deliver(dataDir: string, consumer: string, event: object): Promise<void> {
  const { lambda, sqs } = await connectToRunning(dataDir);
  try {
    const reply = await lambda.send(new InvokeCommand({ FunctionName: consumer, Payload: JSON.stringify(event) }));
    if (reply.FunctionError) throw new Error(Buffer.from(reply.Payload ?? []).toString());
  } finally {
    for (const client of [lambda, sqs]) client.destroy();
  }
}
