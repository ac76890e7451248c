import type { Language } from '#contracts/field-kit/fields';
import { paths } from '#contracts/website/paths';
import type { Mail } from '../../data/mail.ts';
import { counted } from '../../plural.ts';
import { formatDay } from './format.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';

interface Ending {
  /** The licence's last day. */
  until: string;
  /** Days until then. */
  left: number;
  contact: Sender;
}

const daysAr = {
  zero: 'اليوم',
  one: 'غدًا',
  two: 'بعد يومين',
  few: 'بعد {n} أيام',
  many: 'بعد {n} يومًا',
  other: 'بعد {n} يوم',
};
const daysEn = { one: 'in 1 day', other: 'in {n} days' };

const texts = {
  ar: ({ left, until, contact }: Ending) => ({
    subject: `ينتهي ترخيص وزارة السياحة ${counted(left, daysAr, 'ar')}`,
    lead: `آخر يوم في ترخيص وزارة السياحة رقم ${contact.licence} هو ${formatDay(until, 'ar')}. جدّد الترخيص، ثم اكتب رقمه وآخر يوم فيه في قسم التواصل من الموقع.`,
    action: 'افتح قسم التواصل',
    footer: 'تصلك هذه الرسالة قبل آخر يوم في الترخيص بستين يومًا ثم بأربعة عشر يومًا.',
  }),
  en: ({ left, until, contact }: Ending) => ({
    subject: `the Ministry of Tourism licence ends ${counted(left, daysEn, 'en')}`,
    lead: `The last day of the Ministry of Tourism licence ${contact.licence} is ${formatDay(until, 'en')}. Renew it, then write its number and its last day in the contact section of the site.`,
    action: 'Open the contact section',
    footer: 'You get this mail 60 and 14 days before the last day of the licence.',
  }),
};

/** Reminds staff that the agency's licence ends. */
export function licenceMail(ending: Ending, language: Language): Omit<Mail, 'to'> {
  const { subject, lead, action, footer } = texts[language](ending);
  const url = `${process.env.SITE_ORIGIN}${paths.admin.site}?section=contact`;
  const { contact } = ending;
  return renderMail({ language, contact, subject, paragraphs: [lead], actions: [{ label: action, url }], footer });
}
