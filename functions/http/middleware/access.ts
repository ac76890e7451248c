import { mayCall } from '#contracts/access';
import type { Route } from '#contracts/route';
import { ProblemError } from '../../errors.ts';
import { requireSession } from '../../logic/sessions.ts';
import { sessionToken } from '../cookies.ts';
import { type ApiRequest, header, isStaffCall } from '../request.ts';

/**
 * Requires of staff's calls a live session whose role the contract allows and whose two-step sign-in is not due, and on staff and first-party routes the client
 * marker and no foreign origin.
 * A page of another site can neither send the marker without a preflight nor hide its origin. Nothing answers a
 * preflight, so `@middy/http-cors` stays out.
 */
export const access = (route: Route) => ({
  before: async (request: ApiRequest) => {
    const { event } = request;
    if (route.firstParty) requireFirstParty(event);
    if (!isStaffCall(route, event)) return;
    const token = sessionToken(header(event, 'cookie'));
    if (!token) throw new ProblemError('authentication_required');
    if (route.access !== 'public') requireFirstParty(event);
    const session = await requireSession(token);
    if (route.access !== 'public' && !mayCall(route.access, session.staff.role)) {
      throw new ProblemError('role_not_allowed');
    }
    if (session.two_step_due && !route.beforeTwoStep) throw new ProblemError('two_step_required');
    event.state.session = session;
  },
});

function requireFirstParty(event: ApiRequest['event']) {
  if (header(event, 'x-client') !== 'web') throw new ProblemError('client_marker_missing');
  const site = header(event, 'sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new ProblemError('foreign_origin');
  const origin = header(event, 'origin');
  if (origin && !ownOrigin(origin, event)) throw new ProblemError('foreign_origin');
}

/** Behind the CDN, `Host` is the API's own and `X-Forwarded-Host` the viewer's. No page can forge it. */
function ownOrigin(origin: string, event: ApiRequest['event']) {
  const own = [header(event, 'x-forwarded-host'), header(event, 'host')];
  return URL.canParse(origin) && own.includes(new URL(origin).host);
}
