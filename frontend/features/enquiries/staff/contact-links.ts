import type { EnquiryView } from './enquiry-view.ts';

type Contact = Pick<EnquiryView, 'phone' | 'email'>;

export interface ContactLinks {
  call?: string;
  email?: string;
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/**
 * A chat with a customer that begins with this text, for staff to send. The link takes the international number without
 * any sign (https://faq.whatsapp.com/5913398998672934).
 */
export function chatLink(phone: string, text: string): string {
  const international = digitsOf(phone)
    .replace(/^00/, '')
    .replace(/^0(?=5\d{8}$)/, '966');
  return `https://wa.me/${international}?text=${encodeURIComponent(text)}`;
}

/** Links of the contact buttons; a chat begins in a dialog. */
export function contactLinks({ phone, email }: Contact): ContactLinks {
  const digits = digitsOf(phone);
  return {
    call: digits ? `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}` : undefined,
    email: email ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : undefined,
  };
}
