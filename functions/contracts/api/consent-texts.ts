import type { Language } from '../field-kit/fields.ts';

/** The sentences of the public forms about personal data, as readers saw them. `<a>` marks the link to `/privacy`. */
export interface ConsentText {
  /** Says what sending a form means. */
  readonly notice: Readonly<Record<Language, string>>;
  /** Labels the box that allows marketing. */
  readonly marketing: Readonly<Record<Language, string>>;
}

/** The version that the forms show now. Each enquiry keeps the version that its visitor saw. */
export const currentConsentText = 1;

/**
 * Every version, so that an old one can be shown again. A version never changes: a changed sentence is a new version
 * here, and the same sentence in `frontend/locales`.
 */
export const consentTexts: Readonly<Record<number, ConsentText>> = {
  1: {
    notice: {
      ar: 'بإرسال هذا النموذج توافق على أن نستخدم بياناتك ونحفظها للرد عليك وتلبية طلبك، وفق <a>سياسة الخصوصية</a>.',
      en: 'By sending this form you agree that we use and keep your details to answer you and handle your request, as our <a>privacy policy</a> describes.',
    },
    marketing: {
      ar: 'أوافق على أن تصلني العروض وأفكار السفر بالبريد الإلكتروني أو واتساب، ويمكنني إيقافها متى أردت.',
      en: 'I would like offers and travel ideas by email or WhatsApp. I can stop them at any time.',
    },
  },
};
