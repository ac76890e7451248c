import type { Language } from '#contracts/field-kit/fields';
import type { Mail } from '../../data/mail.ts';
import { counted } from '../../plural.ts';
import { renderMail } from './render-mail.ts';
import { naming, type Sender } from './sender.ts';

interface Reset {
  name: string;
  link: string;
  /** The link's lifetime. */
  minutes: number;
}

const minutesAr = { one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', other: '{n} دقيقة' };
const minutesEn = { one: '1 minute', other: '{n} minutes' };

const texts = {
  ar: ({ name, minutes }: Reset) => ({
    subject: 'تعيين كلمة مرور جديدة',
    greeting: `مرحبًا ${name}،`,
    lead: `وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في لوحة إدارة {agency}. الرابط صالح لمدة ${counted(minutes, minutesAr, 'ar')} ويُستخدم مرة واحدة.`,
    action: 'تعيين كلمة مرور جديدة',
    footer: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  }),
  en: ({ name, minutes }: Reset) => ({
    subject: 'set a new password',
    greeting: `Hello ${name},`,
    lead: `Someone asked for a new password for your {agency} admin account. The link is valid for ${counted(minutes, minutesEn, 'en')} and works once.`,
    action: 'Set a new password',
    footer: 'If it was not you, ignore this message: your password stays as it is.',
  }),
};

export function passwordResetMail(
  { contact, ...reset }: Reset & { contact: Sender },
  language: Language,
): Omit<Mail, 'to'> {
  const { subject, greeting, lead, action, footer } = texts[language](reset);
  return renderMail({
    ...{ language, contact },
    subject,
    paragraphs: [greeting, naming(lead, contact, language)],
    actions: [{ label: action, url: reset.link }],
    footer,
  });
}
