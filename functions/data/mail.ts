import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { count } from '../metrics.ts';

const client = new SESv2Client({});

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export async function sendMail({ to, subject, text, html }: Mail): Promise<void> {
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const command = new SendEmailCommand({
    FromEmailAddress: process.env.MAIL_FROM,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
  });
  try {
    await client.send(command);
  } catch (error) {
    count('MailFailed');
    throw error;
  }
}
