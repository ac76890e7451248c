import { describe, expect, it } from 'vitest';
import { chatLink, contactLinks } from '../../../../../../frontend/console/features/enquiries/contact-links.ts';

describe('contactLinks', () => {
  it('leads to the phone and mail', () => {
    expect(contactLinks({ phone: '+966 50 123 4567', email: 'sara@example.com' })).toEqual({
      call: 'tel:+966501234567',
      email: 'mailto:sara@example.com',
    });
  });

  it('has no link for missing details', () => {
    expect(contactLinks({ phone: '', email: null })).toEqual({ call: undefined, email: undefined });
  });

  it('prevents an address from adding headers to the mail', () => {
    expect(contactLinks({ phone: '', email: 'a@example.com?bcc=b@example.com' }).email).toBe(
      'mailto:a@example.com%3Fbcc%3Db@example.com',
    );
  });
});

describe('chatLink', () => {
  it.each(['+966 50 123 4567', '00966501234567', '0501234567'])('leads to the international number of %s', (phone) => {
    expect(chatLink(phone, '')).toBe('https://wa.me/966501234567?text=');
  });

  it('contains the text unchanged', () => {
    const text = 'أهلًا & welcome?\n#1';
    expect(new URL(chatLink('+905321234567', text)).searchParams.get('text')).toBe(text);
  });
});
