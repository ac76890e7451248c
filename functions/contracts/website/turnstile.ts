/**
 * Cloudflare Turnstile, the optional check of the forms' visitors: script and frame come from this origin. Used only where
 * a site key is set.
 */
export const turnstileOrigin = 'https://challenges.cloudflare.com';

/**
 * Placeholder for the site key in every built page. The server or the deployment replaces it, without a key by nothing.
 */
export const siteKeyPlaceholder = 'turnstile-site-key.invalid';
