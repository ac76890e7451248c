import { originPlaceholder } from '#contracts/website/origin-placeholder';

/**
 * The origin for absolute addresses of the site, such as canonical links: the placeholder while a page is rendered
 * ahead, and in the browser what the served page says, so that both render the same.
 */
export const siteOrigin = (): string =>
  typeof document === 'undefined' ? originPlaceholder : (document.documentElement.dataset.origin ?? location.origin);
