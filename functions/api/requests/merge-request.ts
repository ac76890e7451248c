import { mergeRequest } from '#contracts/api/relations';
import { routeHandler } from '../../http/route-handler.ts';
import * as relations from '../../logic/relations/merge.ts';

export const handler = routeHandler(mergeRequest, ({ params, body, session, report }) =>
  relations.mergeRequest({
    params,
    body,
    by: session.staff,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
