import type { Contact } from '#contracts/api/site-contact-rules';
import { agency, nameInText } from '#contracts/website/agency';
import type { Mail } from '../../data/mail.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { oneLine } from './one-line.ts';

/** Replies go to the agency's first address. */
export const repliesTo = ({ emails: [email] }: Contact): Pick<MailContent, 'replyTo'> =>
  email ? { replyTo: email.address } : {};

/** Renders a mail of the agency. Its subject is one line, whatever was typed. */
export function renderMail(content: MailContent): Omit<Mail, 'to'> {
  const subject = oneLine(`${nameInText(content.language)}: ${content.subject}`);
  return {
    senderName: agency.name[content.language],
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject,
    text: mailText(content),
    html: mailHtml({ ...content, subject }),
  };
}
