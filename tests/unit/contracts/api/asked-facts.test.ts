import { describe, expect, it } from 'vitest';
import type { Asked, AskedDeparture } from '#contracts/api/asked-dates';
import { askedFacts, askedNotices } from '#contracts/api/asked-facts';

const asked = (change: Partial<Asked> = {}, departure: Partial<AskedDeparture> = {}): Asked => ({
  ...{ departure_id: 'd', seniors: 0, child_ages: [], room: null, waiting_list: false, seen_total_sar: 9700 },
  departure: {
    ...{ from_date: '2027-01-10', to_date: '2027-01-13', availability: 'available', total_sar: 9700 },
    ...departure,
  },
  ...change,
});
const codes = (...of: Parameters<typeof asked>) => askedNotices(asked(...of)).map(({ code }) => code);

describe('a request for a departure', () => {
  it('says nothing if all is as its visitor saw it', () => {
    expect(codes()).toEqual([]);
    expect(codes({ departure: null })).toEqual([]);
  });

  it('says that the price has changed, with both', () => {
    expect(askedNotices(asked({}, { total_sar: 9900 }))).toEqual([{ code: 'price_changed', seen: 9700, now: 9900 }]);
    expect(codes({}, { total_sar: null })).toEqual(['price_unknown']);
    // Without a total on the page there is nothing to compare.
    expect(codes({ seen_total_sar: null })).toEqual([]);
  });

  it('says that the departure cannot be had any more', () => {
    expect(codes({}, { availability: 'closed' })).toEqual(['unavailable']);
    expect(codes({}, { availability: 'sold_out' })).toEqual(['unavailable']);
    expect(codes({}, { availability: 'gone', total_sar: null })).toEqual(['unavailable']);
    expect(codes({}, { availability: 'waiting_list' })).toEqual(['full']);
  });

  it('is marked as one for the waiting list, and says if a place was free', () => {
    expect(codes({ waiting_list: true }, { availability: 'waiting_list' })).toEqual(['waiting_list']);
    expect(codes({ waiting_list: true }, { availability: 'limited' })).toEqual(['freed']);
    expect(codes({ waiting_list: true, departure: null })).toEqual(['waiting_list']);
  });

  it('names its dates, party and total', () => {
    const whole = asked({ seniors: 1, child_ages: [4, 8], room: 'triple' });
    expect(askedFacts(whole).map(({ name }) => name)).toEqual([
      'departure',
      'seniors',
      'child_ages',
      'room',
      'seen_total',
    ]);
  });
});
