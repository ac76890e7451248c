import type { CancellationStep } from '../api/program-parts.ts';
import type { Language } from '../field-kit/language.ts';

/**
 * The agency's name, address, contact details and terms, for the site and for mails. The numbers are placeholders: replace
 * them with the agency's own.
 */
export const agency = {
  name: { ar: 'رحلة', en: 'Rihla' } satisfies Record<Language, string>,
  legalName: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel & Tourism Company' } satisfies Record<
    Language,
    string
  >,
  address: {
    ar: 'طريق الملك فهد، حي العليا، الرياض، المملكة العربية السعودية',
    en: 'King Fahd Road, Al Olaya, Riyadh, Saudi Arabia',
  } satisfies Record<Language, string>,
  /** In E.164. */
  phone: '+966500000000',
  /** As people dial it: a Saudi unified number. */
  hotline: '920000000',
  /** Digits for wa.me links. */
  whatsApp: '966500000000',
  email: 'hello@rihla.example',
  /**
   * The terms of programs without terms of their own: how much is paid back by the days before departure, the longest time
   * first. After the last step it is what airlines and hotels give back. `agency-rules.ts` has the rules.
   */
  cancellation: [{ days_before: 15, refund_percent: 100 }] satisfies readonly CancellationStep[],
} as const;

/** `9200 00000`: the hotline in readable groups. */
export const hotlineText = agency.hotline.replace(/^(\d{4})(\d+)$/, '$1 $2');

/** A WhatsApp chat that opens with this text. */
export const whatsAppLink = (text: string) => `https://wa.me/${agency.whatsApp}?text=${encodeURIComponent(text)}`;

/** The agency's name in running text. Arabic needs the guillemets: the bare word means "a trip". */
const namesInText: Record<Language, string> = { ar: `«${agency.name.ar}»`, en: agency.name.en };
export const nameInText = (language: Language): string => namesInText[language];

/** The number of hours within which the agency promises to answer an enquiry. */
const answerHours = 24;

const hour = 3_600_000;

/** The full hour by which the agency answers an enquiry, as an instant (ISO 8601). */
export const answerDue = (receivedAt: string): string =>
  new Date(Math.ceil(Date.parse(receivedAt) / hour + answerHours) * hour).toISOString();
