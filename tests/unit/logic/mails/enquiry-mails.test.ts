import { describe, expect, it } from 'vitest';
import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { shownContact } from '#contracts/api/site-contact-rules';
import type { SiteLetters } from '#contracts/api/site-letters-rules';
import type { Language } from '#contracts/field-kit/fields';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { lettersAtStart } from '#contracts/site-defaults/letters';
import { confirmationMail } from '../../../../functions/logic/mails/confirmation.ts';
import type { EnquiredProgram } from '../../../../functions/logic/mails/enquired-program.ts';
import { newEnquiryMail } from '../../../../functions/logic/mails/new-enquiry.ts';
import { mailTexts } from '../../../../functions/logic/mails/texts/texts.ts';
import { brand } from '../../../support/brand.ts';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';
import { noTexts, program } from '../catalogue/program.ts';

const at = new Date('2026-11-22T09:30:00Z');
const enquiry = (type: EnquiryType, changes: object = {}) =>
  ({ ...storedEnquiry({ type, at }), ...changes }) as Enquiry;
const siteOrigin = 'https://www.rihla.example';
const contact = { ...shownContact('2026-11-22', contactAtStart), brand, origin: siteOrigin };
const programId = '01980000-0000-7000-8000-000000000001';
const untranslated = program({ id: programId, trip_name: 'أسبوع في إسطنبول' });
const istanbul = program({
  id: programId,
  trip_name: 'أسبوع في إسطنبول',
  translations: {
    en: { ...noTexts, trip_name: 'A week in Istanbul' },
  },
});
const toVisitor = (one: Enquiry, program: EnquiredProgram = 'none') =>
  confirmationMail(one, { program, siteOrigin, letterhead: { contact, letters: lettersAtStart } });
const toStaff = (one: Enquiry, language: Language, program: EnquiredProgram = 'none') =>
  newEnquiryMail(one, { program, language, siteOrigin, contact });
const types = EnquiryType.options;

/** The values chosen in each form, which need no typing. */
const chosen: typeof typed = {
  flight: { ar: ['بالغان وطفل واحد', 'السياحية'], en: ['2 adults and 1 child', 'Economy'] },
  hotel: { ar: ['غرفة واحدة'], en: ['1 room'] },
  custom: {
    ar: ['مميز (4 نجوم)', 'ثنائية', '7 أيام'],
    en: ['Premium (4 star)', 'Couple', '7 days'],
  },
  message: { ar: [], en: [] },
};

/** The values of each form, as a mail shows them. */
const typed: Record<EnquiryType, Record<'ar' | 'en', string[]>> = {
  flight: {
    ar: ['Riyadh (RUH)', 'Istanbul (IST)', 'بالغان وطفل واحد', 'السياحية'],
    en: ['Riyadh (RUH)', 'Istanbul (IST)', '2 adults and 1 child', 'Economy'],
  },
  hotel: { ar: ['Makkah', 'غرفة واحدة'], en: ['Makkah', '1 room'] },
  custom: {
    ar: ['AlUla and the coast', 'A quiet place for two, please.', 'مميز (4 نجوم)', 'ثنائية', '7 أيام'],
    en: ['AlUla and the coast', 'A quiet place for two, please.', 'Premium (4 star)', 'Couple', '7 days'],
  },
  message: { ar: ['Do you arrange visas for Turkey?'], en: ['Do you arrange visas for Turkey?'] },
};

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  it.each(types)('shows staff every field of a %s, with a link to open it and reply there', (type) => {
    const one = enquiry(type);
    const { subject, text, html } = toStaff(one, language);
    expect(subject).toContain(one.reference);
    expect(subject).toContain('نورة العتيبي');
    for (const content of [text, html]) {
      expect(content).toContain(`${siteOrigin}/admin/requests?open=${type}.${one.id}`);
      // What is sent from the mail itself, nobody would note.
      expect(content).not.toContain('https://wa.me/');
      expect(content).toContain(mailTexts[language].staff.answering);
      for (const fact of [...typed[type][language], one.reference, '+966 50 123 4567', 'noura@example.com']) {
        expect(content).toContain(fact);
      }
    }
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it.each(types)('shows the visitor the reference and choices of a %s, with ways to reach us', (type) => {
    const one = enquiry(type, { language });
    const { subject, text, html } = toVisitor(one);
    expect(subject).toContain(one.reference);
    for (const content of [text, html]) {
      for (const fact of [...chosen[type][language], one.reference]) expect(content).toContain(fact);
      expect(content).toContain('tel:920000000');
      const [, chat = ''] = /https:\/\/wa\.me\/966500000000\?text=([^\s"]+)/.exec(content) ?? [];
      expect(decodeURIComponent(chat)).toContain(one.reference);
    }
    expect(text).not.toContain('null');
    expect(html).not.toContain('undefined');
  });

  it('says if staff entered the enquiry', () => {
    const { text } = toVisitor(enquiry('custom', { language, source: 'staff' }));
    expect(text).toContain(language === 'ar' ? 'شكرًا لاتصالك بنا' : 'Thank you for your call');
  });
});

describe('typed text', () => {
  const hostile = {
    name: '<img src=x>\nBcc: all@example.com',
    message: 'See https://evil.example/a?b=1 & "<b>win</b>"',
  };

  it('is escaped', () => {
    const one = enquiry('message', { ...hostile, language: 'en' });
    const { subject, html } = toStaff(one, 'en');
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>win');
  });

  it.each(types)('of a %s is absent from the confirmation, whose recipient may be a stranger', (type) => {
    const text = 'Prize4U evil.example';
    const legs = [{ departure: text, arrival: text, date: '2026-12-24' }];
    const changes = { name: text, message: text, notes: text, main_departure: text, main_arrival: text };
    const more = { destination: text, special_destination: text, travel_expert_help: text, legs };
    const one = { ...enquiry(type, { ...changes, ...more, language: 'en' }), phone: '+966509999999' } as Enquiry;
    const mail = toVisitor(one);
    for (const content of [mail.subject, mail.text, mail.html]) {
      expect(content).not.toMatch(/Prize4U|evil|999 ?9999|visitor@|noura@/);
    }
    if (type === 'flight') expect(mail.text).toContain('Flight 2: Thu, 24 Dec 2026');
  });

  it('is left out if empty', () => {
    const bare = enquiry('custom', {
      special_destination: null,
      travel_expert_help: null,
      trip_type: null,
      email: null,
    });
    const { text } = toStaff(bare, 'en');
    for (const label of ['Destination', 'Notes for the expert', 'Trip type', 'Email'])
      expect(text).not.toContain(label);
  });
});

describe('the program an enquiry came from', () => {
  const asked = enquiry('custom', { program_id: programId, special_destination: 'Istanbul' });
  const link = `${siteOrigin}/program/${programId}`;

  it('is named in the language of the mail, else in Arabic, with a link to its page', () => {
    for (const [mail, title] of [
      [toVisitor(asked, istanbul), 'أسبوع في إسطنبول'],
      [toVisitor({ ...asked, language: 'en' }, istanbul), 'A week in Istanbul'],
      [toStaff(asked, 'en', istanbul), 'A week in Istanbul'],
      [toStaff(asked, 'en', untranslated), 'أسبوع في إسطنبول'],
    ] as const) {
      expect(mail.subject).toContain(title);
      for (const content of [mail.text, mail.html]) {
        expect(content).toContain(title);
        expect(content).toContain(link);
      }
    }
  });

  it.each(types)('is in every mail about a %s that came from it, in words of its own', (type) => {
    for (const [language, title] of [
      ['ar', '«أسبوع في إسطنبول»'],
      ['en', '“A week in Istanbul”'],
    ] as const) {
      const one = enquiry(type, { program_id: programId, language });
      for (const { subject, text, html } of [toVisitor(one, istanbul), toStaff(one, language, istanbul)]) {
        expect(subject.replace(/[\u200e\u200f]/g, '')).toContain(title);
        // The lead names it too, not only a row.
        expect(text.split('\n\n').slice(0, 3).join(' ')).toContain(title);
        for (const content of [subject, text, html]) expect(content).not.toMatch(/مخصصة|custom journey/i);
      }
    }
  });

  it('that was deleted is reported to staff and left out for the visitor', () => {
    expect(toStaff(asked, 'ar', 'deleted').text).toContain('البرنامج: برنامج حُذف من الموقع');
    for (const { text } of [toStaff(asked, 'ar', 'deleted'), toVisitor(asked, 'deleted')]) {
      expect(text).not.toContain(programId);
    }
    expect(toVisitor(asked, 'deleted').text).not.toContain('البرنامج:');
  });

  it('that could not be read is only a link for staff', () => {
    expect(toStaff(asked, 'en', 'unread').text).toContain(`Program: Page of the program\n${link}`);
  });
});

describe('replies to a mail', () => {
  it('go from the visitor to the agency, and from staff to the visitor', () => {
    expect(toVisitor(enquiry('hotel')).replyTo).toBe('hello@rihla.example');
    expect(toStaff(enquiry('hotel'), 'ar').replyTo).toBe('noura@example.com');
    expect(toStaff(enquiry('custom', { email: null }), 'ar')).not.toHaveProperty('replyTo');
  });
});

describe('every mail', () => {
  it.each(['ar', 'en'] as const)('in %s contains the name, the logo and the address of the agency', (language) => {
    for (const mail of [toVisitor(enquiry('flight', { language })), toStaff(enquiry('flight'), language)]) {
      expect(mail.senderName).toBe(brand.name[language]);
      for (const content of [mail.text, mail.html]) {
        expect(content).toContain(brand.legal_name[language].replace('&', content === mail.html ? '&amp;' : '&'));
        expect(content).toContain(contact.addresses[0]?.text[language]);
        expect(content).toContain(contact.emails[0]?.address);
      }
      expect(mail.html).toContain('✦');
      expect(mail.html).not.toMatch(/<img|src=|url\(/);
    }
  });

  it('sets direction and alignment on every table and cell, for programs that drop those of the page', () => {
    for (const language of ['ar', 'en'] as const) {
      const [direction, side] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
      const { html } = toStaff(enquiry('flight'), language);
      const parts = html.match(/<(table|td|th)\b[^>]*>/g) ?? [];
      const undirected = parts.filter((part) => !/ dir="| align="center" style="padding:24px 12px"/.test(part));
      expect(undirected).toEqual([]);
      const cells = parts.filter((part) => /class="(label|value)/.test(part));
      expect(cells.length).toBeGreaterThan(10);
      expect(cells.filter((cell) => !cell.includes(`dir="${direction}" align="${side}"`))).toEqual([]);
      expect(html).not.toMatch(/(inline-start|inline-end|text-align:start)/);
    }
  });
});

describe('the words of owners', () => {
  const both = (text: string) => ({ ar: text, en: text });
  const letters: SiteLetters = {
    ...lettersAtStart,
    mail_hello: both('Dear guest of {agency},'),
    mail_closing: both('Yours,\n<b>{agency}</b>'),
    mail_hours: both('Hours: {hours}'),
    mail_call: both('Ring us'),
  };
  const mail = (words: SiteLetters) =>
    confirmationMail(enquiry('hotel', { language: 'en' }), {
      ...{ program: 'none', siteOrigin, letterhead: { contact, letters: words } },
    });

  it('stand around the facts, as text', () => {
    const { text, html } = mail(letters);
    expect(text).toMatch(/^Dear guest of Rihla,\n/);
    expect(text).toContain(`Yours,\n<b>Rihla</b>\n\nHours: ${contact.hours.en}\n\n`);
    expect(text).toContain('Ring us:\ntel:');
    expect(html).toContain('Yours,<br>&lt;b&gt;Rihla&lt;/b&gt;');
  });

  it('leave no empty line without hours', () => {
    const { text, html } = mail({ ...letters, mail_hours: { ar: null, en: null } });
    expect(text).not.toMatch(/Hours|\n{3}/);
    expect(html).not.toContain('<p style="margin:16px 0 0"></p>');
  });
});
