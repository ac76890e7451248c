import type { Enquiry } from '#contracts/enquiries';
import { confirmationMail } from './mails/confirmation.ts';
import { newEnquiryMail } from './mails/new-enquiry.ts';
import { sendOnce } from './send-once.ts';
import { staffReceivers } from './staff-mail.ts';

/** Tells staff of an enquiry, each address once. Not of one that staff entered themselves. */
export async function notifyStaff(enquiry: Enquiry): Promise<string> {
  if (enquiry.source === 'staff') return 'entered by staff';
  const { addresses, language } = staffReceivers();
  const mail = newEnquiryMail(enquiry, language, process.env.SITE_ORIGIN ?? '');
  const outcomes = await Promise.all(
    addresses.map((to) => sendOnce(`new-enquiry#${enquiry.id}#${to}`, { to, ...mail })),
  );
  return outcomes.join(', ');
}

/** Confirms an enquiry to the visitor, once, if he gave an address. */
export async function confirmToVisitor(enquiry: Enquiry): Promise<string> {
  const { id, email } = enquiry;
  if (!email) return 'no address';
  return sendOnce(`confirmation#${id}#${email}`, { to: email, ...confirmationMail(enquiry) });
}
