import type { SiteFiguresBody } from '../api/site-figures.ts';

/** The figures of a fresh system: examples, since nobody has confirmed them. */
export const figuresAtStart: SiteFiguresBody = {
  since: 2009,
  ...{ since_source: null, since_confirmed: null },
  years: true,
  items: (
    [
      { place: 'hero', number: 10_000, suffix: 'plus', label: { ar: 'مسافر سعدنا برفقتهم', en: 'Happy travellers' } },
      { place: 'hero', number: 4.9, suffix: 'none', label: { ar: 'من أكثر من 500 تقييم', en: 'From 500+ reviews' } },
      {
        place: 'hero',
        number: 98,
        suffix: 'percent',
        label: { ar: 'من مسافرينا راضون عن رحلاتهم', en: 'Satisfaction' },
      },
      { place: 'story', number: 50, suffix: 'plus', label: { ar: 'دولة وصلنا إليها', en: 'Countries reached' } },
      {
        place: 'story',
        number: 10_000,
        suffix: 'plus',
        label: { ar: 'مسافر وثقوا بنا', en: 'Travellers who trusted us' },
      },
      { place: 'story', number: 500, suffix: 'plus', label: { ar: 'رحلة صمّمناها', en: 'Journeys designed' } },
      {
        place: 'testimonials',
        number: 4.9,
        suffix: 'none',
        label: {
          ar: 'من 5 في أكثر من 500 رأي لمسافرينا.',
          en: 'out of 5, in more than 500 reviews by our travellers.',
        },
      },
    ] as const
  ).map((item) => ({ ...item, source: null, confirmed: null, shown: true })),
};
