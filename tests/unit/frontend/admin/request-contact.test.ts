import { describe, expect, it } from 'vitest';
import { contactLinks } from '../../../../frontend/features/requests/request-contact.ts';

describe('contactLinks', () => {
  it('leads to the phone, WhatsApp and mail', () => {
    expect(contactLinks({ phone: '+966 50 123 4567', email: 'sara@example.com' })).toEqual({
      call: 'tel:+966501234567',
      chat: 'https://wa.me/966501234567',
      email: 'mailto:sara@example.com',
    });
  });

  it('has no link for what was not given', () => {
    expect(contactLinks({ phone: '', email: undefined })).toEqual({
      call: undefined,
      chat: undefined,
      email: undefined,
    });
  });

  it('keeps an address from adding headers to the mail', () => {
    expect(contactLinks({ phone: '', email: 'a@example.com?bcc=b@example.com' }).email).toBe(
      'mailto:a@example.com%3Fbcc%3Db@example.com',
    );
  });
});
