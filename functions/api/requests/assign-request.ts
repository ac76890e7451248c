import { assignRequest } from '#contracts/api/requests';
import { routeHandler } from '../../http/route-handler.ts';
import * as owners from '../../logic/desk/assign.ts';

export const handler = routeHandler(assignRequest, ({ params, body, session, report }) =>
  owners.assignRequest({
    params,
    body,
    by: session.staff,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
