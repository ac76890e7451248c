import { paths } from '#contracts/website/paths';
import { readAddress, writeAddress } from '../../lib/private-query.ts';

/** Base for `new URL`. A result with another origin means that the text leads to another site. */
const here = 'https://here.invalid';

/**
 * Returns the address after signing in: the path and query in `next` if they lead to a console screen of this site,
 * else the console's first screen. `next` comes from the URL, so anyone may have written it; accepting another site
 * would make the sign-in page an open redirect (https://cwe.mitre.org/data/definitions/601.html).
 */
export function safeNextPath(next: string | null, hash = ''): string {
  const url = next?.startsWith('/') ? URL.parse(next, here) : null;
  if (url?.origin !== here || !isGuarded(url.pathname)) return paths.admin.index;
  return url.pathname + url.search + (url.hash || hash);
}

/** Returns the sign-in page's address that leads back to this location. Search words stay in the fragment. */
export function signInPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const parts = writeAddress(readAddress({ search, hash }));
  const next = safeNextPath(pathname + parts.search);
  const query = next === paths.admin.index ? '' : `?next=${encodeURIComponent(next)}`;
  return paths.admin.signIn + query + parts.hash;
}

const isGuarded = (pathname: string) =>
  (pathname === paths.admin.index || pathname.startsWith(`${paths.admin.index}/`)) &&
  !pathname.startsWith(paths.admin.signIn) &&
  !pathname.startsWith(paths.admin.invitation) &&
  !pathname.startsWith(paths.admin.resetPassword);
