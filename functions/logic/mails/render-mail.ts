import { nameInText } from '#contracts/api/site-brand-rules';
import type { Contact } from '#contracts/api/site-contact-rules';
import type { Mail } from '../../data/mail.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { oneLine } from './one-line.ts';
import { naming } from './sender.ts';

/** Replies go to the agency's first address. */
export const repliesTo = ({ emails: [email] }: Contact): Pick<MailContent, 'replyTo'> =>
  email ? { replyTo: email.address } : {};

/** Renders a mail of the agency. Its subject is one line, whatever was typed. */
export function renderMail(given: MailContent): Omit<Mail, 'to'> {
  const { language, contact } = given;
  const content = { ...given, footer: naming(given.footer, contact, language) };
  const subject = oneLine(`${nameInText(contact.brand, language)}: ${content.subject}`);
  return {
    senderName: contact.brand.name[language],
    ...(content.replyTo && { replyTo: content.replyTo }),
    subject,
    text: mailText(content),
    html: mailHtml({ ...content, subject }),
  };
}
