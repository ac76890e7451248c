import type { SiteHomeBody } from '../api/site-home.ts';
import { homeParts } from '../api/site-home-rules.ts';

/** The home page of a fresh system: every part, in the order of the menu. */
export const homeAtStart: SiteHomeBody = {
  parts: homeParts.map((part) => ({ part, shown: true })),
  programs_title: { ar: 'برامج مختارة', en: 'Featured Programs' },
  programs_subtitle: {
    ar: 'رحلات يطلبها مسافرونا مرة بعد مرة، بتواريخ وأسعار واضحة.',
    en: 'Journeys our travellers ask for again, with clear dates and prices.',
  },
};
