import type { SiteBrand } from '../api/site-brand.ts';
import { palette } from '../colours/palette.ts';

/** A fresh system's agency. The name is also that of the software. */
export const brandAtStart: SiteBrand = {
  name: { ar: 'رحلة', en: 'Rihla' },
  legal_name: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel & Tourism Company' },
  colour: palette.teal,
  ...{ logo: null, logo_dark: null, icon: null, share: null, share_text: { ar: null, en: null } },
};
