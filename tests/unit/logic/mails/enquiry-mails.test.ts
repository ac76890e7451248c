import { describe, expect, it } from 'vitest';
import { type Enquiry, EnquiryType } from '#contracts/enquiries';
import { confirmationMail } from '../../../../functions/logic/mails/confirmation.ts';
import { newEnquiryMail } from '../../../../functions/logic/mails/new-enquiry.ts';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';

const at = new Date('2026-11-22T09:30:00Z');
const enquiry = (type: EnquiryType, changes: object = {}) =>
  ({ ...storedEnquiry({ type, at }), ...changes }) as Enquiry;
const origin = 'https://www.rihla.example';
const types = EnquiryType.options;
const withoutJoiners = (text: string) => text.replaceAll('\u2060', '');

/** What was typed into each form, as a mail shows it. */
const typed: Record<EnquiryType, Record<'ar' | 'en', string[]>> = {
  flight: {
    ar: ['Riyadh (RUH)', 'Istanbul (IST)', 'البالغون: 2، الأطفال: 1', 'السياحية'],
    en: ['Riyadh (RUH)', 'Istanbul (IST)', 'Adults: 2, Children: 1', 'Economy'],
  },
  hotel: { ar: ['Makkah', 'عدد الغرف'], en: ['Makkah', 'Rooms'] },
  custom: {
    ar: ['AlUla and the coast', 'A quiet place for two, please.', 'مميز (4 نجوم)', 'لشخصين'],
    en: ['AlUla and the coast', 'A quiet place for two, please.', 'Premium (4 star)', 'Couple'],
  },
  message: { ar: ['Do you arrange visas for Turkey?'], en: ['Do you arrange visas for Turkey?'] },
};

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  it.each(types)('staff read everything of a %s, and can open it and reply', (type) => {
    const one = enquiry(type);
    const { subject, text, html } = newEnquiryMail(one, language, origin);
    expect(subject).toContain(one.reference);
    expect(subject).toContain('نورة العتيبي');
    for (const content of [text, html]) {
      expect(content).toContain(`${origin}/admin/requests?open=${type}.${one.id}`);
      expect(content).toContain('https://wa.me/966501234567');
      for (const fact of [...typed[type][language], one.reference, '+966 50 123 4567', 'noura@example.com']) {
        expect(content).toContain(fact);
      }
    }
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it.each(types)('the visitor reads his reference and what we noted of a %s, and can reach us', (type) => {
    const one = enquiry(type, { language });
    const { subject, text, html } = confirmationMail(one);
    expect(subject).toContain(one.reference);
    for (const content of [text, html].map(withoutJoiners)) {
      for (const fact of [...typed[type][language], one.reference]) expect(content).toContain(fact);
      expect(content).toContain('tel:920000000');
      expect(content).toContain(`https://wa.me/966500000000?text=${encodeURIComponent(language === 'ar' ? 'ا' : 'H')}`);
    }
    expect(text).not.toContain('null');
    expect(html).not.toContain('undefined');
  });

  it('says so where staff noted the enquiry on the phone', () => {
    const { text } = confirmationMail(enquiry('custom', { language, source: 'staff' }));
    expect(text).toContain(language === 'ar' ? 'شكرًا لاتصالك بنا' : 'Thank you for your call');
  });
});

describe('what visitors type', () => {
  const hostile = {
    name: '<img src=x>\nBcc: all@example.com',
    message: 'See https://evil.example/a?b=1 & "<b>win</b>"',
  };

  it('cannot break out of its place in a mail', () => {
    const one = enquiry('message', { ...hostile, language: 'en' });
    for (const { subject, html } of [newEnquiryMail(one, 'en', origin), confirmationMail(one)]) {
      expect(subject).not.toMatch(/\n/);
      expect(html).not.toContain('<img');
      expect(html).not.toContain('<b>win');
    }
  });

  it('brings the receiver of the confirmation, who may be a stranger, no link that works', () => {
    const { text, html } = confirmationMail(enquiry('message', { ...hostile, language: 'en' }));
    for (const content of [text, html]) {
      expect(content).not.toContain('https://evil');
      expect(content).not.toContain('evil.example');
      expect(withoutJoiners(content)).toContain('https://evil.example/a?b=1');
    }
  });

  it('is left out where nothing was typed', () => {
    const bare = enquiry('custom', {
      special_destination: null,
      travel_expert_help: null,
      trip_type: null,
      email: null,
    });
    const { text } = newEnquiryMail(bare, 'en', origin);
    for (const label of ['Destination', 'Help from an expert', 'Trip type', 'Email']) expect(text).not.toContain(label);
  });
});
