import { deleteCustomRequest } from '#contracts/customs';
import { routeHandler } from '../../http/route-handler.ts';
import { removeEnquiry } from '../../logic/enquiries.ts';

export const handler = routeHandler(deleteCustomRequest, ({ params }) => removeEnquiry('custom', params.id));
