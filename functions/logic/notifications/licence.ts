import { licenceReminders } from '#contracts/api/site-contact-rules';
import { daysBetween, riyadhDay } from '#contracts/field-kit/calendar';
import { readLive } from '../../data/site-content.ts';
import { licenceMail } from '../mails/licence.ts';
import { readContact } from '../site-content/contact.ts';
import { sendOnce } from './send-once.ts';
import { staffReceivers } from './staff-mail.ts';

/** Days on which a reminder is still sent: the next morning on which staff work, after a feast with its weekend. */
const grace = 10;

/** Reminds staff of the licence's last day, each address once for each reminder. */
export async function remindOfLicence(at: Date): Promise<string> {
  const today = riyadhDay(at);
  const { content } = await readLive('contact');
  const until = content.licence_until;
  if (!until) return 'no day';
  const left = daysBetween(today, until);
  const reminder = licenceReminders.find((days) => left <= days && left > days - grace);
  if (reminder === undefined) return 'not due';
  const { addresses, language } = staffReceivers();
  const mail = licenceMail({ until, left, contact: await readContact() }, language);
  const name = (to: string) => `licence#${until}#${reminder}#${to}`;
  return (await Promise.all(addresses.map((to) => sendOnce(name(to), { to, ...mail })))).join(', ');
}
