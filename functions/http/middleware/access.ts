import { mayCall } from '#contracts/api/access';
import type { Route } from '#contracts/api/route';
import { ProblemError } from '../../errors.ts';
import { requireSession } from '../../logic/staff/sessions.ts';
import { sessionToken } from '../cookies.ts';
import { type ApiRequest, header } from '../request.ts';
import { requireFirstParty } from './first-party.ts';

/**
 * Requires of staff's calls a live session whose role the contract allows and whose two-step sign-in is not due, and on
 * staff and first-party routes that the call comes from a page of the site.
 */
export const access = (route: Route) => ({
  before: async (request: ApiRequest) => {
    const { event } = request;
    if (route.firstParty) requireFirstParty(event);
    if (route.access === 'public') return;
    const token = sessionToken(header(event, 'cookie'));
    if (!token) throw new ProblemError('authentication_required');
    requireFirstParty(event);
    const session = await requireSession(token);
    if (!mayCall(route.access, session.staff.role)) throw new ProblemError('role_not_allowed');
    if (session.two_step_due && !route.beforeTwoStep) throw new ProblemError('two_step_required');
    event.state.session = session;
  },
});
