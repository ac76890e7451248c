/** Replaces `bowser` in the bundles. */
export const parse = () => ({});
export default { parse };
