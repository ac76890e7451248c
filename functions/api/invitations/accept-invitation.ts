import { acceptInvitation } from '#contracts/api/team';
import { routeHandler } from '../../http/route-handler.ts';
import * as logic from '../../logic/staff/accept-invitation.ts';

export const handler = routeHandler(acceptInvitation, async ({ body, address, report }) => {
  const member = await logic.acceptInvitation(body, address);
  report({ action: 'invitation_accepted', staff: member.email, record: { kind: 'member', id: member.id } });
});
