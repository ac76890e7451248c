import { movedOwnPage } from '../api/own-page-rules.ts';
import type { SiteContent } from '../api/shown-content.ts';
import { oldPath } from '../api/site-redirects-rules.ts';
import { ownPageIn } from './own-pages.ts';
import { paths } from './paths.ts';

/** Unknown addresses below this prefix, behind the language: the CDN asks for them in a share of their own. */
export const movedPrefix = '/moved';

/**
 * Returns where an address leads at which the site has nothing, percent-encoded; undefined if nowhere.
 * @param path encoded or not
 * @param origin the site's own: an address there may not be an old one too
 */
export function movedTo(
  path: string,
  { redirects = [], pages = [] }: Partial<Pick<SiteContent, 'redirects' | 'pages'>>,
  origin: string,
): string | undefined {
  const leads = (from: string) => redirects.find((redirect) => oldPath(redirect.from) === from);
  const found = leads(oldPath(path));
  if (!found) return undefined;
  const site = new URL(origin || 'https://site.invalid').origin;
  const to = new URL(found.to, site);
  if (to.origin !== site) return to.href;
  const renamed = movedOwnPage(ownPageIn(to.pathname) ?? '', pages);
  if (renamed) return paths.ownPage(renamed.name) + to.search + to.hash;
  return leads(oldPath(to.pathname)) ? undefined : to.pathname + to.search + to.hash;
}
