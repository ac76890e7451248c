import { addPrivacyRequest } from '#contracts/api/privacy';
import { routeHandler } from '../../http/route-handler.ts';
import * as requests from '../../logic/privacy/privacy-requests.ts';

export const handler = routeHandler(addPrivacyRequest, ({ body }) => requests.addPrivacyRequest(body));
