import { sendMail } from '../../data/mail.ts';
import type { Staff } from '../../data/staff.ts';
import { logger } from '../../logger.ts';
import { type AccountNotice, accountNoticeMail } from '../mails/account-notice.ts';
import { readContact } from '../site-content/contact.ts';

/**
 * Tells the owner of an account what was done to it. If the mail fails, that is logged: the change has been made, and the
 * caller may be somebody else.
 */
export async function mailNotice(
  { email, name, language }: Pick<Staff, 'email' | 'name' | 'language'>,
  notice: AccountNotice,
): Promise<void> {
  try {
    const at = new Date().toISOString();
    const contact = await readContact();
    await sendMail({ to: email, ...accountNoticeMail(notice, { name, at, contact }, language) });
  } catch (error) {
    logger.error('account notice failed', error as Error);
  }
}
