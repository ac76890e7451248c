import type { Language } from '#contracts/field-kit/fields';
import { paths } from '#contracts/website/paths';
import type { Mail } from '../../data/mail.ts';
import { counted } from '../../plural.ts';
import { formatInstant } from './format.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';

/** The change of an account, for the mail to its owner. */
export type AccountNotice =
  | { kind: 'two_step_turned_on' | 'two_step_turned_off' | 'recovery_codes_renewed' }
  /** So many wrong codes after the right password that app codes from new browsers are refused until an instant. */
  | { kind: 'codes_refused'; attempts: number; until: string };

interface Circumstances {
  name: string;
  /** The instant of the change. */
  at: string;
  contact: Sender;
}

interface NoticeTexts {
  subject: Record<AccountNotice['kind'], string>;
  greeting(name: string): string;
  lead: Record<Exclude<AccountNotice['kind'], 'codes_refused'>, (at: string) => string>;
  refused(attempts: number, until: string): string;
  refusedWays: string;
  notYou: string;
  action: string;
  footer: string;
}

const timesAr = { one: 'مرة واحدة', two: 'مرتين', few: '{n} مرات', other: '{n} مرة' };
const timesEn = { one: 'once', other: '{n} times' };

const texts: Record<Language, NoticeTexts> = {
  ar: {
    subject: {
      two_step_turned_on: 'فُعّل التحقق بخطوتين لحسابك',
      two_step_turned_off: 'أُوقف التحقق بخطوتين لحسابك',
      recovery_codes_renewed: 'رموز استرداد جديدة لحسابك',
      codes_refused: 'محاولات لدخول حسابك',
    },
    greeting: (name) => `مرحبًا ${name}،`,
    lead: {
      two_step_turned_on: (at) => `فُعّل التحقق بخطوتين لحسابك في لوحة الإدارة: ${at}.`,
      two_step_turned_off: (at) => `أُوقف التحقق بخطوتين لحسابك في لوحة الإدارة: ${at}.`,
      recovery_codes_renewed: (at) =>
        `أُنشئت رموز استرداد جديدة لحسابك في لوحة الإدارة، ولم تعد الرموز السابقة تعمل: ${at}.`,
    },
    refused: (attempts, until) =>
      `كتب أحدهم كلمة مرورك الصحيحة، ثم أخطأ في رمز تطبيق المصادقة ${counted(attempts, timesAr, 'ar')}. لذلك لا تُقبل رموز التطبيق من المتصفحات الجديدة حتى ${until}.`,
    refusedWays: 'يمكنك حتى ذلك الحين الدخول برمز استرداد، أو من متصفح سبق أن دخلت منه.',
    notYou:
      'إن لم تكن أنت من فعل ذلك فثمة من يعرف كلمة مرورك. عيّن كلمة مرور جديدة الآن من «نسيت كلمة المرور؟» في صفحة الدخول؛ فتنتهي بذلك كل الجلسات.',
    action: 'صفحة الدخول',
    footer: 'نرسل هذه الرسالة إلى صاحب الحساب كلما تغيّرت طريقة دخوله. أبلغ أحد مالكي اللوحة إن احتجت إلى مساعدة.',
  },
  en: {
    subject: {
      two_step_turned_on: 'two-step sign-in is on',
      two_step_turned_off: 'two-step sign-in is off',
      recovery_codes_renewed: 'new recovery codes',
      codes_refused: 'attempts to sign in to your account',
    },
    greeting: (name) => `Hello ${name},`,
    lead: {
      two_step_turned_on: (at) => `Two-step sign-in was turned on for your admin account: ${at}.`,
      two_step_turned_off: (at) => `Two-step sign-in was turned off for your admin account: ${at}.`,
      recovery_codes_renewed: (at) =>
        `New recovery codes were made for your admin account, and the former ones stopped working: ${at}.`,
    },
    refused: (attempts, until) =>
      `Someone entered your correct password, and then a wrong code of your authenticator app ${counted(attempts, timesEn, 'en')}. App codes from new browsers are therefore refused until ${until}.`,
    refusedWays: 'Until then, sign in with a recovery code, or in a browser in which you have signed in before.',
    notYou:
      'If this was not you, someone knows your password. Set a new one now with "Forgot password?" on the sign-in page. That ends every session.',
    action: 'Open the sign-in page',
    footer:
      'We tell the owner of an account when the way to sign in changes. If you need help, ask an owner of the console.',
  },
};

export function accountNoticeMail(
  notice: AccountNotice,
  { name, at, contact }: Circumstances,
  language: Language,
): Omit<Mail, 'to'> {
  const { subject, greeting, lead, refused, refusedWays, notYou, action, footer } = texts[language];
  const isRefused = notice.kind === 'codes_refused';
  const news = isRefused
    ? [refused(notice.attempts, formatInstant(notice.until, language)), refusedWays]
    : [lead[notice.kind](formatInstant(at, language))];
  return renderMail({
    ...{ language, contact },
    subject: subject[notice.kind],
    paragraphs: [greeting(name), ...news, notYou],
    actions: [{ label: action, url: `${process.env.SITE_ORIGIN}${paths.admin.signIn}?lang=${language}` }],
    footer,
  });
}
