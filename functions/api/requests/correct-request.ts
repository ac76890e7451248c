import { correctRequest } from '#contracts/api/requests';
import { routeHandler } from '../../http/route-handler.ts';
import { correctEnquiry } from '../../logic/enquiries/correct-enquiry.ts';

export const handler = routeHandler(correctRequest, ({ params, body, session, report }) =>
  correctEnquiry({
    params,
    body,
    session,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
