import { originPlaceholder } from '#contracts/website/origin-placeholder';

/**
 * Returns the origin for absolute URLs, such as canonical links. While prerendering it is the placeholder; in the
 * browser it is the served page's value, so that both render the same.
 */
export const siteOrigin = (): string =>
  typeof document === 'undefined' ? originPlaceholder : (document.documentElement.dataset.origin ?? location.origin);
