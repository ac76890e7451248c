import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { EnquiryType } from '#contracts/api/enquiries';
import { justBefore } from '../../../functions/data/key-bounds.ts';
import {
  firstIdAt,
  idRange,
  readReference,
  referenceOf,
  riyadhDayOfId,
  timeOfId,
} from '../../../functions/logic/enquiry-ids.ts';

const idAt = (instant: string) => uuid({ msecs: Date.parse(instant) });

describe('enquiry ids', () => {
  it('contain their time', () => {
    expect(timeOfId(idAt('2026-11-21T09:15:30.123Z')).toISOString()).toBe('2026-11-21T09:15:30.123Z');
    expect(riyadhDayOfId(idAt('2026-11-20T21:00:00.000Z'))).toBe('2026-11-21');
  });

  it('sort into the range of their Riyadh days', () => {
    const { first, last } = idRange({ from: '2026-11-20', to: '2026-11-21' });
    const within = (instant: string) => {
      const id = idAt(instant);
      return id >= first && id <= last;
    };
    expect(within('2026-11-19T20:59:59.999Z')).toBe(false);
    expect(within('2026-11-19T21:00:00.000Z')).toBe(true);
    expect(within('2026-11-21T20:59:59.999Z')).toBe(true);
    expect(within('2026-11-21T21:00:00.000Z')).toBe(false);
  });

  it('leave open ends open', () => {
    const id = idAt('2026-11-21T09:00:00.000Z');
    expect(id > idRange({}).first && id < idRange({}).last).toBe(true);
    expect(firstIdAt(new Date('2026-11-21T09:00:00.000Z')) < id).toBe(true);
  });

  it('have ranges for any days, including those before 1970 and after the largest id', () => {
    const shape = /^[\da-f]{8}-[\da-f]{4}-0000-0000-0{12}$/;
    for (const [from, to] of [
      ['1960-01-01', '1960-02-01'],
      ['0001-01-02', '1970-01-01'],
      ['9998-01-01', '9999-12-30'],
    ] as const) {
      const { first, last } = idRange({ from, to });
      expect([first, last]).toEqual([expect.stringMatching(shape), expect.stringMatching(shape)]);
      expect(first <= last, from).toBe(true);
    }
  });

  it('have an exclusive upper bound', () => {
    const same = '0199b0aa-0000-7000-8000-00000000000';
    for (const [id, before] of [
      [`${same}0`, '0199b0aa-0000-7000-7fff-ffffffffffff'],
      [`${same}5`, `${same}4`],
      [`${same}a`, `${same}9`],
      [`${same}f`, `${same}e`],
    ] as const) {
      expect(justBefore(id) < id).toBe(true);
      expect(justBefore(id) > before).toBe(true);
    }
  });
});

describe('references', () => {
  it('are short, contain the type and no ambiguous letters', () => {
    expect(referenceOf('flight', idAt('2026-11-21T09:15:30.123Z'))).toMatch(
      /^F-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
    );
    expect(referenceOf('message', idAt('2026-11-21T09:15:30.123Z'))).toMatch(/^M-/);
  });

  it('are stable for an id and rarely equal for two ids of one minute', () => {
    const id = idAt('2026-11-21T09:15:30.123Z');
    expect(referenceOf('hotel', id)).toBe(referenceOf('hotel', id));
    const codes = new Set(Array.from({ length: 50 }, () => referenceOf('hotel', idAt('2026-11-21T09:15:30.123Z'))));
    expect(codes.size).toBeGreaterThan(45);
  });

  it.each(EnquiryType.options)('of a %s lead back to its minute', (type) => {
    const id = idAt('2026-11-21T09:15:59.999Z');
    const read = readReference(referenceOf(type, id).toLowerCase().replaceAll('-', ''));
    expect(read).toMatchObject({ type, reference: referenceOf(type, id) });
    expect(read && id >= read.range.first && id < read.range.last).toBe(true);
  });

  it.each(['', 'F-7K3M-09Q', 'X-7K3M-09QX', 'F-7K3M-09QU', 'FF-7K3M-09QX', '7K3M-09QX'])('refuse %s', (text) => {
    expect(readReference(text)).toBeUndefined();
  });
});
