import { originPlaceholder } from './origin-placeholder.ts';
import { siteKeyPlaceholder } from './turnstile.ts';

/** True for built files that may contain the placeholder of the site's origin. */
export const namesOrigin = (name: string): boolean => /\.(html|txt|xml)$/.test(name);

/**
 * Replaces the origin's placeholder in a page, sitemap or robots file, also where it is URL-encoded, and that of
 * Turnstile's site key.
 * @param origin without a trailing slash: `https://www.rihla.example`
 */
export const withOrigin = (text: string, origin: string, siteKey = ''): string =>
  text
    .replaceAll(siteKeyPlaceholder, siteKey)
    .replaceAll(originPlaceholder, origin)
    .replaceAll(encodeURIComponent(originPlaceholder), encodeURIComponent(origin));
