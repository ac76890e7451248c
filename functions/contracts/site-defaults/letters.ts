import type { SiteLettersBody } from '../api/site-letters.ts';

/** The words around the facts of a fresh system's mails and first messages. */
export const lettersAtStart: SiteLettersBody = {
  mail_hello: { ar: 'السلام عليكم،', en: 'Hello,' },
  mail_closing: { ar: 'مع تحيات فريق {agency}', en: 'Kind regards,\nthe {agency} team' },
  mail_hours: { ar: '{hours}', en: '{hours}' },
  mail_call: { ar: 'اتصل بنا على مدار الساعة', en: 'Call us, 24/7' },
  chat_hello: { ar: 'السلام عليكم {name}،', en: 'Hello {name},' },
  chat_opening: { ar: 'معك فريق {agency}.', en: 'This is the {agency} team.' },
  chat_closing: { ar: 'نحن في خدمتك على مدار الساعة.', en: 'We are here for you day and night.' },
};
