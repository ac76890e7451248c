import { paths } from '#contracts/website/paths';
import { readAddress, writeAddress } from '../../lib/private-query.ts';

/** Only `new URL` needs it: any origin other than this one in the result means that the text led elsewhere. */
const here = 'https://here.invalid';

/**
 * The address after signing in: the path and query in `next` if they lead to an admin screen of this site, else the
 * admin's start. `next` comes from the URL, so anyone may have written it; an address elsewhere would make the sign-in
 * page an open redirect (https://cwe.mitre.org/data/definitions/601.html).
 */
export function safeNextPath(next: string | null, hash = ''): string {
  const url = next?.startsWith('/') ? URL.parse(next, here) : null;
  if (url?.origin !== here || !isGuarded(url.pathname)) return paths.admin.index;
  return url.pathname + url.search + (url.hash || hash);
}

/** The sign-in page, asked to come back to this place. Words that were searched for stay in the fragment. */
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
