import { shownBrand } from '#contracts/api/site-brand';
import { brandAtStart } from '#contracts/site-defaults/brand';

/** The brand of a fresh system, as pages and mails get it. */
export const brand = shownBrand(brandAtStart);
