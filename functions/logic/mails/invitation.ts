import type { Language } from '#contracts/field-kit/fields';
import type { Mail } from '../../data/mail.ts';
import { counted } from '../../plural.ts';
import { renderMail } from './render-mail.ts';
import { naming, type Sender } from './sender.ts';

interface Invitation {
  name: string;
  link: string;
  /** The link's lifetime. */
  hours: number;
}

const hoursAr = { one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' };
const hoursEn = { one: '1 hour', other: '{n} hours' };

const texts = {
  ar: ({ name, hours }: Invitation) => ({
    subject: 'دعوة للانضمام إلى لوحة الإدارة',
    greeting: `مرحبًا ${name}،`,
    lead: `يسعدنا انضمامك إلى فريق {agency}. اختر كلمة مرور لحسابك في لوحة الإدارة من الرابط أدناه؛ وهو صالح لمدة ${counted(hours, hoursAr, 'ar')} ويُستخدم مرة واحدة.`,
    action: 'قبول الدعوة',
    footer: 'إن لم تكن تنتظر هذه الدعوة فتجاهل هذه الرسالة، ولن يُفتح أي حساب.',
  }),
  en: ({ name, hours }: Invitation) => ({
    subject: 'an invitation to the admin console',
    greeting: `Hello ${name},`,
    lead: `You are invited to join the {agency} team. Choose a password for your admin account with the link below. It is valid for ${counted(hours, hoursEn, 'en')} and works once.`,
    action: 'Accept the invitation',
    footer: 'If you did not expect an invitation, ignore this message: no account is opened.',
  }),
};

/** The mail that invites somebody to the console. */
export function invitationMail(
  { contact, ...invitation }: Invitation & { contact: Sender },
  language: Language,
): Omit<Mail, 'to'> {
  const { subject, greeting, lead, action, footer } = texts[language](invitation);
  return renderMail({
    ...{ language, contact },
    subject,
    paragraphs: [greeting, naming(lead, contact, language)],
    actions: [{ label: action, url: invitation.link }],
    footer,
  });
}
