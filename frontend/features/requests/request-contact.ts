import type { RequestView } from './request-view.ts';

type Contact = Pick<RequestView, 'phone' | 'email'>;

export interface ContactLinks {
  call?: string;
  chat?: string;
  email?: string;
}

/**
 * Where the contact buttons lead. The chat link takes the international number without any sign
 * (https://faq.whatsapp.com/5913398998672934).
 */
export function contactLinks({ phone, email }: Contact): ContactLinks {
  const digits = phone.replace(/\D/g, '');
  return {
    call: digits ? `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}` : undefined,
    chat: digits ? `https://wa.me/${digits.replace(/^00/, '')}` : undefined,
    email: email ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}` : undefined,
  };
}
