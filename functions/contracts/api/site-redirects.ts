import * as z from 'zod/mini';
import { RedirectTarget } from '../field-kit/link.ts';
import { amongBlanks, characters, onOneLine } from '../field-kit/text-rules.ts';
import { isTaken, oldPath, redirectsLimits, type SiteRedirect } from './site-redirects-rules.ts';

const { items, address } = redirectsLimits;

/** A path without query. Files that begin with a dot are never served. */
const OldPath = z
  .string()
  .check(
    characters(1, address),
    z.regex(amongBlanks(/^\/(?![/\\.])[^\s"'<>\\?#]+$/), { error: 'invalid_path' }),
    z.overwrite(onOneLine),
    z.trim(),
  );

/** Adds an issue for each address that the site has itself, is listed twice, or leads to another of the list. */
function checkTogether(
  redirects: readonly SiteRedirect[],
  issue: (place: number, field: string, code: string) => void,
) {
  const all = redirects.map(({ from }) => oldPath(from));
  for (const [place, { to }] of redirects.entries()) {
    const from = all[place] ?? '';
    if (isTaken(from)) issue(place, 'from', 'path_in_use');
    else if (all.indexOf(from) < place) issue(place, 'from', 'moved_twice');
    if (to.startsWith('/') && all.includes(oldPath(to))) issue(place, 'to', 'moved_again');
  }
}

/** Where addresses of a former site lead. */
export const SiteRedirectsBody = z.object({
  items: z.array(z.object({ from: OldPath, to: RedirectTarget(address) })).check(
    z.maxLength(items),
    z.check(({ value, issues }) =>
      checkTogether(value, (place, field, message) =>
        issues.push({ code: 'custom', input: undefined, path: [place, field], message, continue: true }),
      ),
    ),
  ),
});
export type SiteRedirectsBody = z.infer<typeof SiteRedirectsBody>;
