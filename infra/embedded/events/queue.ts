import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { DeadLetter } from '#contracts/platform/dead-letters';
import { readBody } from '../../common/http/request-body.ts';
import { parseJson } from '../../common/parse-json.ts';
import { type Permissions, requirePermission } from '../permissions/index.ts';
import { StorageError } from '../storage/error.ts';
import { type Credentials, verifySignature } from '../storage/signature.ts';
import type { DeadLetters } from './dead-letters.ts';

/** Path of the SQS endpoint on the site's origin. */
export const queuePath = '/_queue';

/** The size limit of SQS messages. */
const maximumBytes = 1024 * 1024;

const Send = z.object({ MessageBody: z.string() });
const Receive = z.object({ MaxNumberOfMessages: z.prefault(z.int(), 1), VisibilityTimeout: z.prefault(z.int(), 30) });
const Delete = z.object({ ReceiptHandle: z.string() });

const Change = z.object({ ReceiptHandle: z.string(), VisibilityTimeout: z.int() });

class Refusal extends Error {}

interface QueueOptions {
  deadLetters: DeadLetters;
  credentials: Credentials;
  permissions: Permissions;
}

/** Replaces SQS, with the dead-letter queue as its only queue and the actions that parking and replaying use. */
export function createQueue({ deadLetters, credentials, permissions }: QueueOptions) {
  /** The end of each received message's visibility timeout. */
  const hidden = new Map<string, number>();

  const actions: Record<string, (input: unknown) => Promise<object>> = {
    async SendMessage(input) {
      const { MessageBody } = Send.parse(input);
      const letter = DeadLetter.safeParse(parseJson(MessageBody));
      if (!letter.success) throw new Refusal('This is no dead letter.');
      await deadLetters.add(letter.data);
      return { MessageId: randomUUID(), MD5OfMessageBody: md5(MessageBody) };
    },
    async ReceiveMessage(input) {
      const { MaxNumberOfMessages, VisibilityTimeout } = Receive.parse(input);
      const now = Date.now();
      for (const [id, end] of hidden) if (end <= now) hidden.delete(id);
      const visible = (await deadLetters.list()).filter(({ id }) => !hidden.has(id));
      const Messages = visible.slice(0, MaxNumberOfMessages).map(({ id, ...letter }) => {
        hidden.set(id, now + VisibilityTimeout * 1000);
        const Body = JSON.stringify(letter);
        return { MessageId: id, ReceiptHandle: id, Body, MD5OfBody: md5(Body) };
      });
      return { Messages };
    },
    async ChangeMessageVisibility(input) {
      const { ReceiptHandle, VisibilityTimeout } = Change.parse(input);
      hidden.set(ReceiptHandle, Date.now() + VisibilityTimeout * 1000);
      return {};
    },
    async DeleteMessage(input) {
      const { ReceiptHandle } = Delete.parse(input);
      hidden.delete(ReceiptHandle);
      await deadLetters.discard(ReceiptHandle);
      return {};
    },
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = (status: number, body: object) => {
      const text = JSON.stringify(body);
      const headers = { 'Content-Type': 'application/x-amz-json-1.0', 'Content-Length': Buffer.byteLength(text) };
      response.writeHead(status, headers).end(text);
    };
    try {
      verifySignature(request, new URL(request.url ?? '', 'http://queue'), credentials, 'sqs');
      const name = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
      requirePermission(request, permissions, name);
      const action = actions[name];
      if (!action) throw new Refusal('The action is not supported here.');
      reply(200, await action(parseJson(await readBody(request, maximumBytes))));
    } catch (error) {
      if (error instanceof StorageError) {
        return reply(403, { __type: `com.amazon.coral.service#${error.code}`, message: error.message });
      }
      if (!(error instanceof Refusal || error instanceof z.core.$ZodError)) throw error;
      reply(400, { __type: 'com.amazonaws.sqs#InvalidMessageContents', message: error.message });
    }
  };
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
