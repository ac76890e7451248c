/**
 * Cloudflare Turnstile, the optional check of the forms' visitors: the origin of its script and frame. Used only if a
 * site key is set.
 */
export const turnstileOrigin = 'https://challenges.cloudflare.com';

/**
 * Placeholder for the site key in every built page. The server or the deployment replaces it with the key, or with an
 * empty text.
 */
export const siteKeyPlaceholder = 'turnstile-site-key.invalid';
