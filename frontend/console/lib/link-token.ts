/**
 * Reads the secret of a mailed link, `#token=…`. It is in the fragment, which browsers send to no server, so that
 * neither access logs nor `Referer` headers contain it.
 */
export const linkToken = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';
