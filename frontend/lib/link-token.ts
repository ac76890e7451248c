/**
 * The secret of a mailed link, `#token=…`. It stands in the fragment, which browsers send to no server: neither an access
 * log nor a `Referer` has it.
 */
export const linkToken = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';
