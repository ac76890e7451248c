import { originPlaceholder } from './origin-placeholder.ts';
import { siteKeyPlaceholder } from './turnstile.ts';

/** True for built files that may contain the origin's placeholder. */
export const namesOrigin = (name: string): boolean => /\.(html|txt|xml)$/.test(name);

/**
 * Replaces the placeholders of the origin (also URL-encoded) and of Turnstile's site key in a page, sitemap or robots
 * file.
 * @param origin without a trailing slash: `https://www.rihla.example`
 */
export const withOrigin = (text: string, origin: string, siteKey = ''): string =>
  text
    .replaceAll(siteKeyPlaceholder, siteKey)
    .replaceAll(originPlaceholder, origin)
    .replaceAll(encodeURIComponent(originPlaceholder), encodeURIComponent(origin));
