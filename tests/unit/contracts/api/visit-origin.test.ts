import { describe, expect, it } from 'vitest';
import { HotelRequestBody } from '#contracts/api/enquiries';
import { originText, sourceIn } from '#contracts/api/origin-text';
import { SentOrigin } from '#contracts/api/visit-origin';
import { hotelRequest } from '../../../support/bodies.ts';

const nothing = { utm_source: null, utm_medium: null, utm_campaign: null, referrer: null };

describe('the origin of a visit', () => {
  it('is kept, with names in lower case and without www.', () => {
    const sent = {
      utm_source: ' Instagram ',
      utm_medium: 'CPC',
      utm_campaign: 'Ramadan\n1448',
      referrer: 'www.Google.com',
    };
    expect(SentOrigin.parse(sent)).toEqual({
      ...{ utm_source: 'instagram', utm_medium: 'cpc' },
      ...{ utm_campaign: 'Ramadan 1448', referrer: 'google.com' },
    });
  });

  it('loses what cannot be read or is too long, and keeps the rest', () => {
    const sent = { utm_source: 'x'.repeat(101), utm_medium: 7, utm_campaign: ' ', referrer: 'bing.com', more: 1 };
    expect(SentOrigin.parse(sent)).toEqual({ ...nothing, referrer: 'bing.com' });
    expect(SentOrigin.parse({ utm_source: 'a', referrer: '<script>' })).toEqual({ ...nothing, utm_source: 'a' });
  });

  it.each([undefined, null, 7, 'x', [], {}, { utm_source: '', referrer: [] }, nothing])(
    'is unknown for %j, which refuses no request',
    (origin) => {
      expect(SentOrigin.parse(origin)).toBeNull();
      expect(HotelRequestBody.parse({ ...hotelRequest(), origin }).origin).toBeNull();
    },
  );

  it('is unknown if the form sends none', () => {
    expect(HotelRequestBody.parse(hotelRequest()).origin).toBeNull();
  });

  it('is said in one line, and counted under one name', () => {
    const both = { utm_source: 'snapchat', utm_medium: null, utm_campaign: 'eid', referrer: 'l.snapchat.com' };
    expect(originText(both)).toBe('snapchat / eid · l.snapchat.com');
    expect(sourceIn(both)).toBe('snapchat');
    expect([originText({ ...nothing, referrer: 'bing.com' }), originText(null)]).toEqual(['bing.com', '']);
    expect([sourceIn({ ...nothing, referrer: 'bing.com' }), sourceIn(null)]).toEqual(['bing.com', null]);
  });
});
