import { deleteCustomRequest } from '#contracts/api/custom-enquiries';
import { routeHandler } from '../../http/route-handler.ts';
import { deleteEnquiry } from '../../logic/enquiries/delete-enquiry.ts';

export const handler = routeHandler(deleteCustomRequest, ({ params, session }) =>
  deleteEnquiry('custom', params.id, session.staff),
);
