import { ExportFilter } from '#contracts/api/audit';
import { enquiryTypes } from '#contracts/api/overview';
import { searchRequests } from '#contracts/api/requests';
import { Reply } from '../../http/reply.ts';
import { routeHandler } from '../../http/route-handler.ts';
import * as desk from '../../logic/desk/search.ts';

export const handler = routeHandler(searchRequests, async ({ body: { exported, ...body }, report, session }) => {
  const { type, selected: _, ...search } = body;
  // Search words, tags, a city or an address may name a customer, so the trail says only that there were some.
  const searched = Boolean(body.q || body.tag || body.city || body.owner);
  const filter = exported && ExportFilter.parse({ ...body, searched });
  if (filter) report({ action: 'enquiries_exported', filter });
  const { enquiries, next, searchedUntil } = await desk.searchRequests(
    type ? [type] : enquiryTypes,
    search,
    session.staff.email,
  );
  return Reply.page(enquiries, next, { searched_until: searchedUntil });
});
