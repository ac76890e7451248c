import type { Enquiry } from '#contracts/api/enquiries';

type Contact = Pick<Enquiry, 'phone' | 'email'>;

export interface ContactLinks {
  call?: string;
  email?: string;
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/**
 * Returns a WhatsApp link to a customer that starts with this text, for staff to send. The link takes the international
 * number with digits only (https://faq.whatsapp.com/5913398998672934).
 */
export function chatLink(phone: string, text: string): string {
  const international = digitsOf(phone)
    .replace(/^00/, '')
    .replace(/^0(?=5\d{8}$)/, '966');
  return `https://wa.me/${international}?text=${encodeURIComponent(text)}`;
}

/** Links for the contact buttons. A chat starts in a dialog instead. */
export function contactLinks({ phone, email }: Contact): ContactLinks {
  const digits = digitsOf(phone);
  return {
    call: digits ? `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}` : undefined,
    email: email ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : undefined,
  };
}
