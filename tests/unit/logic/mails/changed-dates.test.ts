import { describe, expect, it } from 'vitest';
import type { CustomRequest } from '#contracts/api/enquiries';
import type { NewsEntry } from '#contracts/api/request-page/entries';
import { shownContact } from '#contracts/api/site-contact-rules';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { changedRows, customerEntryMail } from '../../../../functions/logic/mails/customer-entry.ts';
import { brand } from '../../../support/brand.ts';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';

const at = '2026-11-24T10:30:00.000Z';
const departure = {
  ...{ departure_id: '019a0000-0000-7000-8000-000000000001', from_date: '2027-03-03', to_date: '2027-03-09' },
  before: { from_date: '2027-02-10', to_date: null },
};
const changes = [{ field: 'trip_start_date', before: '2027-02-10', after: '2027-03-03' }];

describe('changed dates in a mail', () => {
  it('name a chosen departure with both its days, and the days before', () => {
    expect(changedRows({ changes, departure }, 'en')).toEqual([
      { label: 'Dates', value: 'Wed, 3 Mar 2027 – Tue, 9 Mar 2027\ninstead of: Wed, 10 Feb 2027' },
    ]);
    expect(changedRows({ changes, departure: { ...departure, before: null } }, 'en')[0]?.value).toMatch(
      /instead of: None$/,
    );
  });

  it('name the departure that the request has left for other days, if its days are known', () => {
    const { departure_id, from_date, to_date } = departure;
    const left = { departure_id, from_date, to_date };
    const [day] = changedRows({ changes }, 'en');
    expect(changedRows({ changes, left }, 'en')).toEqual([
      { label: 'Dates', value: 'Other days\ninstead of: Wed, 3 Mar 2027 – Tue, 9 Mar 2027' },
      day,
    ]);
    expect(changedRows({ changes, left: { departure_id, from_date: null, to_date: null } }, 'en')).toEqual([day]);
  });

  it('say what staff have to know about it, unless another one was chosen since', () => {
    const chosen = {
      ...(storedEnquiry({ type: 'custom', at: new Date(at), email: 'nora@example.com' }) as CustomRequest),
      ...{ departure_id: departure.departure_id, seen_total_sar: 1900 },
      departure: { from_date: '2027-03-03', to_date: '2027-03-09', availability: 'available', total_sar: 2000 },
    } as CustomRequest;
    const entry: NewsEntry = { action: 'dates_changed', changes, departure, at };
    const mailOf = (enquiry: CustomRequest) =>
      customerEntryMail(enquiry, entry, {
        ...{ language: 'en', siteOrigin: 'https://www.rihla.example' },
        contact: { ...shownContact('2026-11-22', contactAtStart), brand, origin: 'https://www.rihla.example' },
      }).text;
    expect(mailOf(chosen)).toContain('The visitor saw 1,900 SR');
    expect(mailOf({ ...chosen, departure_id: 'another' })).not.toContain('1,900');
  });
});
