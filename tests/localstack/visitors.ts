/**
 * Loaded before a command that asks a deployed site for its pages: no name server knows an emulated CDN, so what goes to
 * one is asked of `SITE_URL`.
 */
const { SITE_URL = '' } = process.env;
const ask = globalThis.fetch;
globalThis.fetch = (address, options) =>
  ask(String(address).replace(/^https:\/\/\w+\.cloudfront\.net/, SITE_URL), options);
