import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { DeadLetter } from '#contracts/events';
import type { DeadLetters } from './dead-letters.ts';
import { readBody } from './request-body.ts';
import { StorageError } from './storage/error.ts';
import { type Credentials, verifySignature } from './storage/signature.ts';

/** Where SQS clients find the stand-in on the site's origin. */
export const queuePath = '/_queue';

/** SQS takes no larger messages. */
const maximumBytes = 1024 * 1024;

const SendMessage = z.object({ QueueUrl: z.string(), MessageBody: z.string() });

/** Stands in for the one queue there is, the dead-letter queue: SQS's SendMessage puts a letter into the folder. */
export function createQueue({ deadLetters, credentials }: { deadLetters: DeadLetters; credentials: Credentials }) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = (status: number, body: object) => {
      const text = JSON.stringify(body);
      const headers = { 'Content-Type': 'application/x-amz-json-1.0', 'Content-Length': Buffer.byteLength(text) };
      response.writeHead(status, headers).end(text);
    };
    if (request.headers['x-amz-target'] !== 'AmazonSQS.SendMessage') {
      return reply(400, {
        __type: 'com.amazonaws.sqs#UnsupportedOperation',
        message: 'Only SendMessage is supported.',
      });
    }
    try {
      verifySignature(request, new URL(request.url ?? '', 'http://queue'), credentials, 'sqs');
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return reply(403, { __type: 'com.amazon.coral.service#SignatureDoesNotMatch', message: error.message });
    }
    const message = SendMessage.safeParse(parse((await readBody(request, maximumBytes)).toString()));
    const letter = DeadLetter.safeParse(message.success ? parse(message.data.MessageBody) : undefined);
    if (!message.success || !letter.success) {
      return reply(400, { __type: 'com.amazonaws.sqs#InvalidMessageContents', message: 'This is no dead letter.' });
    }
    await deadLetters.add(letter.data);
    const MD5OfMessageBody = createHash('md5').update(message.data.MessageBody).digest('hex');
    reply(200, { MessageId: randomUUID(), MD5OfMessageBody });
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
