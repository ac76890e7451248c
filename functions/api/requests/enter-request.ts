import { enterRequest } from '#contracts/api/requests';
import { routeHandler } from '../../http/route-handler.ts';
import { enterEnquiry } from '../../logic/enquiries/enquiries.ts';

export const handler = routeHandler(enterRequest, async ({ body, session, report, ...request }) => {
  const receipt = await enterEnquiry(body, session.staff, request);
  report({ action: 'enquiry_entered', record: { kind: body.type, id: receipt.id } });
  return receipt;
});
