import { originPlaceholder } from './origin-placeholder.ts';

/** Whether a file of the build may name the site's origin. */
export const namesOrigin = (name: string): boolean => /\.(html|txt|xml)$/.test(name);

/**
 * A page, sitemap or robots file of the build with the site's real origin, also where it stands encoded inside another
 * address.
 * @param origin without a slash at its end: `https://www.rihla.example`
 */
export const withOrigin = (text: string, origin: string): string =>
  text
    .replaceAll(originPlaceholder, origin)
    .replaceAll(encodeURIComponent(originPlaceholder), encodeURIComponent(origin));
