import { originPlaceholder } from './origin-placeholder.ts';
import { sitemapPath } from './sitemap.ts';

export const robotsPath = '/robots.txt';

/** The rules for robots: they read nothing of a hidden site. With the placeholder of the site's origin. */
export const robotsText = (isHidden: boolean): string =>
  isHidden
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *
Disallow: /admin
Disallow: /request
Disallow: /testimonial
Disallow: /offer
Disallow: /api/
# Program pages show what they read there.
Allow: /api/programs

Sitemap: ${originPlaceholder}${sitemapPath}
`;
