/**
 * Loaded before a command that requests a deployed site: DNS does not know the emulated CDN, so its requests are sent
 * to `SITE_URL`.
 */
const { SITE_URL = '' } = process.env;
const ask = globalThis.fetch;
globalThis.fetch = (address, options) =>
  ask(String(address).replace(/^https:\/\/\w+\.cloudfront\.net/, SITE_URL), options);
