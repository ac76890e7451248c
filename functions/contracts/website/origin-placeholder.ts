/**
 * Stands for the site's origin in every file the build makes: only the server or the deployment knows where the site
 * is reached, and puts that in its place (`functions/contracts/website/origin.ts`). Screens ask `siteOrigin()`.
 */
export const originPlaceholder = 'https://site-origin.invalid';
