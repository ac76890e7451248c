import { CustomRequest, CustomRequestBody } from './enquiries.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

const kind = {
  type: 'custom',
  name: 'CustomRequest',
  folder: 'customs',
  body: CustomRequestBody,
  entity: CustomRequest,
} as const;

export const createCustomRequest = createRoute(kind);
export const listCustomRequests = listRoute(kind);
export const getCustomRequest = getRoute(kind);
export const updateCustomRequest = updateRoute(kind);
export const deleteCustomRequest = deleteRoute(kind);
