import { retention } from '../platform/resources.ts';
import { originPlaceholder } from './origin-placeholder.ts';
import { withRetention } from './retention-period.ts';
import { defaultShown, riyalPlaceholder, type ShownSettings, umrahPlaceholder } from './shown-settings.ts';
import { siteKeyPlaceholder } from './turnstile.ts';

/** True for built files that may contain the origin's placeholder. */
export const namesOrigin = (name: string): boolean => /\.(html|txt|xml)$/.test(name);

/** The values that differ between stages in pages that are built once. */
export interface StageValues {
  /** Turnstile's site key. */
  siteKey?: string | undefined;
  /** Months after which closed enquiries are anonymised. */
  retentionMonths?: number | undefined;
  shown?: ShownSettings | undefined;
}

/**
 * Replaces the placeholders of the origin (also URL-encoded), of Turnstile's site key, of the retention and of what
 * pages show, in a page, sitemap or robots file.
 * @param origin without a trailing slash: `https://www.rihla.example`
 */
export const withOrigin = (
  text: string,
  origin: string,
  { siteKey = '', retentionMonths = retention.months, shown = defaultShown }: StageValues = {},
): string =>
  withRetention(text, retentionMonths)
    .replaceAll(siteKeyPlaceholder, siteKey)
    .replaceAll(umrahPlaceholder, shown.umrahLicence)
    .replaceAll(riyalPlaceholder, shown.riyalSign)
    .replaceAll(originPlaceholder, origin)
    .replaceAll(encodeURIComponent(originPlaceholder), encodeURIComponent(origin));
