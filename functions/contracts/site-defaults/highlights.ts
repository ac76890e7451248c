import type { HighlightsBody } from '../api/site-highlights.ts';

/** The highlights of a fresh system. */
export const highlightsAtStart: HighlightsBody = {
  items: [
    { text: { ar: 'مرشدون من أهل المكان يعرفون كل دروبه', en: 'Local guides who know every road' } },
    { text: { ar: 'مجموعات صغيرة وأيام بلا استعجال', en: 'Small groups and unhurried days' } },
    { text: { ar: 'تنقّلات مرتّبة من الباب إلى الباب', en: 'Transfers arranged from door to door' } },
    { text: { ar: 'دعم قبل الرحلة وخلالها', en: 'Support before and during the journey' } },
  ],
};
