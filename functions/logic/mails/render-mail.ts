import type { Mail } from '../../data/mail.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** A mail's subject is one line, whatever was typed into what it names. */
export const renderMail = (content: MailContent): Omit<Mail, 'to'> => ({
  subject: content.subject.replace(/\s+/g, ' ').trim(),
  text: mailText(content),
  html: mailHtml(content),
});
