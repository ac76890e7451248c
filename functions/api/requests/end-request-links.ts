import { endRequestLinks } from '#contracts/api/requests';
import { routeHandler } from '../../http/route-handler.ts';
import { endAllLinks } from '../../logic/request-page/links.ts';

export const handler = routeHandler(endRequestLinks, async ({ params, report }) => {
  await endAllLinks(params);
  report({ action: 'request_links_ended', record: { kind: params.type, id: params.id } });
});
