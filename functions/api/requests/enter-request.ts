import { enterRequest } from '#contracts/api/requests';
import { routeHandler } from '../../http/route-handler.ts';
import { enterEnquiry } from '../../logic/enquiries/enter-enquiry.ts';
import { linkSplit } from '../../logic/relations/link.ts';

export const handler = routeHandler(enterRequest, async ({ body, session, report, ...request }) => {
  const receipt = await enterEnquiry(body, session.staff, request);
  const record = { kind: body.type, id: receipt.id };
  report({ action: 'enquiry_entered', record });
  const isSplit =
    body.split_from && (await linkSplit({ type: body.type, id: receipt.id }, body.split_from, session.staff));
  if (isSplit) report({ action: 'request_linked', record });
  return receipt;
});
