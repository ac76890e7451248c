import { describe, expect, it } from 'vitest';
import { SiteFiguresBody } from '#contracts/api/site-figures';
import { asPublished, contentOn } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { pageText } from '#page-text';
import { atStart, texts } from '../../../support/site-at-start.ts';

describe('figures', () => {
  const figure = {
    ...{ place: 'story', number: 120, suffix: 'plus', label: texts('Cities') },
    ...{ source: 'Booking system', confirmed: '2026-11-01', shown: true },
  } as const;
  const since = { since: 2015, since_source: 'Register', since_confirmed: '2026-11-01', years: true } as const;
  const content = (items: readonly object[], rest = {}) => ({ ...since, items, ...rest });
  const faults = (value: object) => parseFields(SiteFiguresBody, value).issues?.map(({ field, code }) => [field, code]);

  it('tell visitors nothing about their sources, and nothing of those that are hidden', () => {
    const items = [figure, { ...figure, shown: false, source: null, confirmed: null }];
    const parsed = SiteFiguresBody.parse(content(items));
    const { figures } = contentOn('2026-11-25', { ...atStart, figures: { content: parsed, version: 1 } }, pageText);
    const shown = { number: 120, suffix: 'plus', label: texts('Cities') };
    expect(figures).toEqual({ since: 2015, years: true, hero: [], story: [shown], testimonials: [] });
  });

  it('are not shown without a source and a day of confirmation', () => {
    expect(faults(content([{ ...figure, source: ' ' }]))).toEqual([['items.0.source', 'required']]);
    expect(faults(content([{ ...figure, confirmed: null }]))).toEqual([['items.0.confirmed', 'required']]);
    const unproven = { since_source: ' ', since_confirmed: null };
    expect(faults(content([figure], unproven))).toEqual([
      ['since_source', 'required'],
      ['since_confirmed', 'required'],
    ]);
    expect(faults(content([figure], { ...unproven, years: false }))).toBeUndefined();
  });

  it('from before the year had a source show no years, and are read', () => {
    const { since_source: _, since_confirmed: __, ...earlier } = content([figure]);
    const read = SiteFiguresBody.parse(asPublished('figures', earlier));
    expect(read).toMatchObject({ since: 2015, since_source: null, years: false });
    expect(faults(earlier)).toContainEqual(['since_source', 'required']);
  });

  it('fit their places', () => {
    const four = [figure, figure, figure, figure];
    expect(faults(content(four))).toEqual([['items.3.place', 'too_many_items']]);
    expect(faults(content(four, { years: false }))).toBeUndefined();
    expect(faults(content([...four.slice(1), { ...figure, shown: false }]))).toBeUndefined();
  });
});
