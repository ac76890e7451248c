import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import * as z from 'zod/mini';
import type { OutboxMessage } from '../common/outbox/outbox.ts';
import { clientSettings, type Endpoint } from './endpoint.ts';

const MiniStackMails = z.object({
  messages: z.record(
    z.string(),
    z.array(
      z.object({
        MessageId: z.string(),
        Source: z.string(),
        To: z.array(z.string()),
        Subject: z.string(),
        BodyText: z.nullish(z.string()),
        BodyHtml: z.nullish(z.string()),
        Timestamp: z.union([z.string(), z.number()]),
      }),
    ),
  ),
});

const LocalStackMails = z.object({
  messages: z.array(
    z.object({
      Id: z.string(),
      Source: z.string(),
      Destination: z.object({ ToAddresses: z.array(z.string()) }),
      Subject: z.string(),
      Body: z.object({ text_part: z.nullish(z.string()), html_part: z.nullish(z.string()) }),
      Timestamp: z.string(),
    }),
  ),
});

/**
 * Verifies a domain for sending mail.
 * @throws Error if the emulator has no SES v2
 */
export async function acceptMailFrom(domain: string, endpoint: string): Promise<void> {
  await new SESv2Client(clientSettings(endpoint)).send(new CreateEmailIdentityCommand({ EmailIdentity: domain }));
}

/** Lists the sent mails, newest first; empty on emulators without such a list, as LocalStack without SES. */
export async function listMails({ kind, url }: Pick<Endpoint, 'kind' | 'url'>): Promise<OutboxMessage[]> {
  const { path, read } = lists[kind];
  const response = await fetch(url + path);
  return response.ok ? read(await response.json()).toReversed() : [];
}

const fromMiniStack = (reply: unknown): OutboxMessage[] =>
  Object.values(MiniStackMails.parse(reply).messages)
    .flat()
    .map((mail) => ({
      id: mail.MessageId,
      sent_at: instant(mail.Timestamp),
      from: mail.Source,
      to: mail.To,
      subject: mail.Subject,
      text: mail.BodyText ?? '',
      html: mail.BodyHtml ?? '',
    }));

const fromLocalStack = (reply: unknown): OutboxMessage[] =>
  LocalStackMails.parse(reply).messages.map((mail) => ({
    id: mail.Id,
    sent_at: instant(mail.Timestamp),
    from: mail.Source,
    to: mail.Destination.ToAddresses,
    subject: mail.Subject,
    text: mail.Body.text_part ?? '',
    html: mail.Body.html_part ?? '',
  }));

const lists = {
  MiniStack: { path: '/_ministack/ses/messages', read: fromMiniStack },
  LocalStack: { path: '/_aws/ses', read: fromLocalStack },
} as const;

/** Converts seconds since 1970 or a text to an ISO instant. */
const instant = (value: string | number) => new Date(typeof value === 'number' ? value * 1000 : value).toISOString();
