import { tagRequest } from '#contracts/api/tags';
import { routeHandler } from '../../http/route-handler.ts';
import * as tags from '../../logic/desk/tags.ts';

export const handler = routeHandler(tagRequest, ({ params, body, report }) =>
  tags.tagRequest({
    params,
    body,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
