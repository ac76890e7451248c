import { CustomRequest, CustomRequestBody } from './enquiries.ts';
import { customFields } from './enquiry-kinds/custom.ts';
import { createRoute, deleteRoute, getRoute, listRoute, updateRoute } from './enquiry-routes.ts';

export const customKind = {
  type: 'custom',
  fields: customFields,
  name: 'CustomRequest',
  folder: 'customs',
  body: CustomRequestBody,
  entity: CustomRequest,
  /** A request for a departure is checked against it. */
  reads: { Programs: ['GetItem'], Departures: ['Query'], ProgramVersions: ['GetItem'], umrahLicence: true },
} as const;

export const createCustomRequest = createRoute(customKind);
export const listCustomRequests = listRoute(customKind);
export const getCustomRequest = getRoute(customKind);
export const updateCustomRequest = updateRoute(customKind);
export const deleteCustomRequest = deleteRoute(customKind);
