import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mailConfigurationSet } from '#contracts/platform/resources';
import { count } from '../metrics.ts';
import { type AboutEnquiry, enquiryTags } from './mail-tags.ts';
import { mailbox } from './mailbox.ts';

/** One mail is sent after the other, so that none may hold up the others. */
const client = new SESv2Client({ requestHandler: { connectionTimeout: 3000, requestTimeout: 10_000 } });

export interface Mail {
  to: string;
  senderName: string;
  /** Address for replies. Default: the sender, whose mailbox nobody reads. */
  replyTo?: string;
  /** The enquiry at which staff see that the mail could not be delivered. */
  about?: AboutEnquiry;
  subject: string;
  text: string;
  html: string;
}

export async function sendMail({ to, senderName, replyTo, about, subject, text, html }: Mail): Promise<void> {
  // SES encodes subject and bodies, but sends addresses unchanged.
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const command = new SendEmailCommand({
    FromEmailAddress: mailbox(senderName, process.env.MAIL_FROM ?? ''),
    ReplyToAddresses: replyTo ? [replyTo] : undefined,
    Destination: { ToAddresses: [to] },
    EmailTags: about && enquiryTags(about),
    // Absent on emulators, and if nothing reports bounces.
    ConfigurationSetName: process.env[mailConfigurationSet] || undefined,
    Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
  });
  try {
    await client.send(command);
  } catch (error) {
    count('MailFailed');
    throw error;
  }
}
