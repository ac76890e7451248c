import { paths } from '#contracts/website/paths';

/** Only `new URL` needs it: any origin other than this one in the result means that the text led elsewhere. */
const here = 'https://here.invalid';

/**
 * The address after signing in: the path and query in `next` if they lead to an admin screen of this site, else the
 * admin's start. `next` comes from the URL, so anyone may have written it; an address elsewhere would make the sign-in
 * page an open redirect (https://cwe.mitre.org/data/definitions/601.html).
 */
export function safeNextPath(next: string | null): string {
  const url = next?.startsWith('/') ? URL.parse(next, here) : null;
  if (url?.origin !== here || !isGuarded(url.pathname)) return paths.admin.index;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page, asked to come back to this place. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const next = safeNextPath(pathname + search);
  return next === paths.admin.index ? paths.admin.signIn : `${paths.admin.signIn}?next=${encodeURIComponent(next)}`;
}

const isGuarded = (pathname: string) =>
  (pathname === paths.admin.index || pathname.startsWith(`${paths.admin.index}/`)) &&
  !pathname.startsWith(paths.admin.signIn) &&
  !pathname.startsWith(paths.admin.invitation) &&
  !pathname.startsWith(paths.admin.resetPassword);
