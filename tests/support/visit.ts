/**
 * Cost of a visit: the home page, the list and two programs on a phone with an empty cache, each read to its end.
 * `tests/browser/visit.spec.ts` counts what leaves the browser, `npm run bench -- costs` multiplies.
 */
export const visit = {
  /** The most files that a visit asks for, cached ones apart. */
  requests: 49,
  /** The pages and data among these, for each of which the CDN runs a function. */
  pages: 4,
  kilobytes: 550,
};
