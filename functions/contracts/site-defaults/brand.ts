import type { SiteBrand } from '../api/site-brand.ts';
import type { SiteTexts } from '../api/site-texts.ts';
import { palette } from '../colours/palette.ts';

export const taglineAtStart: SiteTexts = {
  ar: 'دار سفر سعودية: طيران وفنادق وبرامج يرتّبها لك من زار المكان وعرفه.',
  en: 'A Saudi travel house: flights, hotels and journeys planned by people who have been there.',
};

/** A fresh system's agency. The name is also that of the software. */
export const brandAtStart: SiteBrand = {
  name: { ar: 'رحلة', en: 'Rihla' },
  legal_name: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel & Tourism Company' },
  tagline: taglineAtStart,
  colour: palette.teal,
  ...{ logo: null, logo_dark: null, icon: null, share: null, share_text: { ar: null, en: null } },
};
