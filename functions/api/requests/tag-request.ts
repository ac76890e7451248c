import { tagRequest } from '#contracts/api/tags';
import { routeHandler } from '../../http/route-handler.ts';
import * as tags from '../../logic/desk/tags.ts';

export const handler = routeHandler(tagRequest, ({ params, body, session, report }) =>
  tags.tagRequest({
    params,
    body,
    by: session.staff,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
