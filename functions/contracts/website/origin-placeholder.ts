/**
 * Placeholder for the site's origin in every built file. The server or the deployment replaces it with the real origin
 * (`functions/contracts/website/origin.ts`). Screens call `siteOrigin()`.
 */
export const originPlaceholder = 'https://site-origin.invalid';
