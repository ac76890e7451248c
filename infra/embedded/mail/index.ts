import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readBody } from '../../common/http/request-body.ts';
import type { Outbox } from '../../common/outbox/outbox.ts';
import { send } from '../../common/outbox/send.ts';
import { parseJson } from '../../common/parse-json.ts';
import { type Permissions, requirePermission } from '../permissions/index.ts';
import { StorageError } from '../storage/error.ts';
import { type Credentials, verifySignature } from '../storage/signature.ts';

/** Path of the SES endpoint on the site's origin. */
export const mailPath = '/_mail';

/** SES accepts up to 40 MB; our messages have a few kB. */
const maximumMailBytes = 1024 * 1024;

const Part = z.object({ Data: z.string() });
const Line = z.object({ Data: z.string().check(z.regex(/^[^\r\n]*$/)) });

/** SES rejects other characters: they need encoding, and a line break would begin a new header. */
const Address = z.string().check(z.regex(/^[\x20-\x7e]{3,}$/));

/** The part of SES v2's SendEmail that the functions use. */
const SendEmail = z.object({
  FromEmailAddress: Address,
  ReplyToAddresses: z.optional(z.array(Address)),
  Destination: z.object({ ToAddresses: z.array(Address).check(z.minLength(1)) }),
  Content: z.object({
    Simple: z.object({ Subject: Line, Body: z.object({ Text: z.optional(Part), Html: z.optional(Part) }) }),
  }),
});

interface MailServiceOptions {
  outbox: Outbox;
  credentials: Credentials;
  permissions: Permissions;
}

/** Replaces SES v2: stores signed messages in the outbox. */
export function createMailService({ outbox, credentials, permissions }: MailServiceOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, type: string, message: string) =>
      send(response, status, 'application/json', JSON.stringify({ message }), { 'x-amzn-ErrorType': type });

    const url = new URL(request.url ?? '', 'http://mail');
    if (request.method !== 'POST' || url.pathname !== `${mailPath}/v2/email/outbound-emails`) {
      return refuse(404, 'NotFoundException', 'Only SendEmail is supported here.');
    }
    try {
      verifySignature(request, url, credentials, 'ses');
      requirePermission(request, permissions, 'SendEmail');
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return refuse(403, error.code, error.message);
    }
    const { data } = SendEmail.safeParse(parseJson(await readBody(request, maximumMailBytes)));
    if (!data)
      return refuse(400, 'BadRequestException', 'The message is not a simple one with a sender and a receiver.');
    const { ReplyToAddresses: replyTo, Content } = data;
    const { Subject, Body } = Content.Simple;
    const message = await outbox.add({
      from: data.FromEmailAddress,
      to: data.Destination.ToAddresses,
      ...(replyTo?.length && { reply_to: replyTo }),
      subject: Subject.Data,
      text: Body.Text?.Data ?? '',
      html: Body.Html?.Data ?? '',
    });
    send(response, 200, 'application/json', JSON.stringify({ MessageId: message.id }));
  };
}
