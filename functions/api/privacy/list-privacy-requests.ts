import { listPrivacyRequests } from '#contracts/privacy';
import { readPrivacyRequests } from '../../data/privacy.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(listPrivacyRequests, () => readPrivacyRequests());
