import { linkRequest } from '#contracts/api/relations';
import { routeHandler } from '../../http/route-handler.ts';
import * as relations from '../../logic/relations/link.ts';

export const handler = routeHandler(linkRequest, ({ params, body, session, report }) =>
  relations.linkRequest({
    params,
    body,
    by: session.staff,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
