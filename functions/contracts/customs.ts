import { CustomRequest, CustomRequestBody } from './enquiries.ts';
import { enquiryRoutes } from './enquiry-routes.ts';

const routes = enquiryRoutes({
  type: 'custom',
  name: 'CustomRequest',
  folder: 'customs',
  body: CustomRequestBody,
  entity: CustomRequest,
});

export const createCustomRequest = routes.create;
export const listCustomRequests = routes.list;
export const getCustomRequest = routes.get;
export const updateCustomRequest = routes.update;
export const deleteCustomRequest = routes.delete;
