import { closePrivacyRequest } from '#contracts/api/privacy';
import * as requests from '../../data/privacy.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(closePrivacyRequest, ({ params }) => requests.closePrivacyRequest(params.id));
