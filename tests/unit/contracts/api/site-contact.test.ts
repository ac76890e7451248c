import { describe, expect, it } from 'vitest';
import { SiteContact } from '#contracts/api/site-contact';
import { shownContact } from '#contracts/api/site-contact-rules';
import { parseFields } from '#contracts/field-kit/field-issues';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { dialled, phoneText, telephoneLink, whatsAppLink } from '#contracts/website/contact-links';

const [phone] = contactAtStart.phones;
const [address] = contactAtStart.addresses;
const issuesOf = (changes: object) => {
  const { issues } = parseFields(SiteContact, { ...contactAtStart, ...changes });
  return Object.values(issues ?? {}).map(({ field, code }) => `${field} ${code}`);
};

describe('the contact', () => {
  it('of a fresh system can be published as it is', () => {
    expect(parseFields(SiteContact, contactAtStart)).toEqual({ data: contactAtStart });
  });

  it('takes phone numbers as they are dialled, and refuses those that nobody has', () => {
    const phones = [{ ...phone, number: '9200 00000' }];
    const read = SiteContact.parse({ ...contactAtStart, phones, whatsapp: '050 123 4567' });
    expect([read.phones[0]?.number, read.whatsapp]).toEqual(['+966920000000', '+966501234567']);
    for (const number of ['12', '+9665000', 'javascript:alert(1)', '+966500000000<script>']) {
      expect(issuesOf({ phones: [{ ...phone, number }] }), number).toEqual(['phones.0.number invalid_phone']);
      expect(issuesOf({ whatsapp: number }), number).toEqual(['whatsapp invalid_phone']);
    }
  });

  it('refuses links to anything but https', () => {
    for (const link of [
      'javascript:alert(1)',
      'http://x.com/rihla',
      'data:text/html,x',
      '//x.com',
      'https://x.com/"on',
    ]) {
      expect(issuesOf({ social: [{ name: 'X', link }] }), link).toEqual(['social.0.link invalid_link']);
      expect(issuesOf({ addresses: [{ ...address, link }] }), link).toEqual(['addresses.0.link invalid_link']);
    }
  });

  it('has a phone, an e-mail, an address and the numbers of the law; VAT only if there is one', () => {
    expect(issuesOf({ phones: [], emails: [], addresses: [] })).toEqual([
      'phones required',
      'emails required',
      'addresses required',
    ]);
    expect(issuesOf({ licence: 'none', registration: '12', vat: '123' })).toEqual([
      'licence invalid_format',
      'registration invalid_format',
      'vat invalid_format',
    ]);
    expect(issuesOf({ vat: null })).toEqual([]);
  });

  it('has a note in both languages or in none, and a place with both of its numbers', () => {
    expect(issuesOf({ phones: [{ ...phone, note: { ar: 'سطر', en: null } }] })).toEqual(['phones.0.note.en required']);
    expect(issuesOf({ phones: [{ ...phone, note: { ar: null, en: null } }] })).toEqual([]);
    expect(issuesOf({ addresses: [{ ...address, longitude: null }] })).toEqual(['addresses.0.longitude required']);
  });

  it('shows the hours of a season from its first to its last day, and never the licence’s last day', () => {
    const lines = { ar: 'مساءً', en: 'In the evening' };
    const season = { name: { ar: 'رمضان', en: 'Ramadan' }, from: '2027-02-08', until: '2027-03-09', lines };
    const content = { ...contactAtStart, hours_seasons: [season], licence_until: '2027-06-01' };
    const hoursOn = (day: string) => shownContact(day, content).hours;
    expect(['2027-02-07', '2027-02-08', '2027-03-09', '2027-03-10'].map(hoursOn)).toEqual([
      contactAtStart.hours,
      lines,
      lines,
      contactAtStart.hours,
    ]);
    expect(shownContact('2027-02-08', content)).toMatchObject({ always: false });
    expect(JSON.stringify(shownContact('2027-02-08', content))).not.toContain('2027-06-01');
    expect(issuesOf({ hours_seasons: [{ ...season, until: '2027-02-01' }] })).toEqual([
      'hours_seasons.0.until to_date_before_from_date',
    ]);
  });
});

it('writes numbers as people dial and read them', () => {
  expect(telephoneLink('+966920000000')).toBe('tel:920000000');
  expect(['+966920000000', '+9668001234567', '+966501234567', '+905321234567'].map(phoneText)).toEqual([
    '9200 00000',
    '800 123 4567',
    '+966 50 123 4567',
    '+905321234567',
  ]);
  expect(dialled('+966501234567')).toBe('+966501234567');
  expect(whatsAppLink('+966501234567', 'مرحبًا & more')).toBe(
    'https://wa.me/966501234567?text=%D9%85%D8%B1%D8%AD%D8%A8%D9%8B%D8%A7%20%26%20more',
  );
});
