import { makeRequestLink } from '#contracts/api/requests';
import { routeHandler } from '../../http/route-handler.ts';
import { makeLinkForStaff } from '../../logic/request-page/links.ts';

export const handler = routeHandler(makeRequestLink, async ({ params, report }) => {
  const link = await makeLinkForStaff(params);
  report({ action: 'request_link_made', record: { kind: params.type, id: params.id } });
  return link;
});
