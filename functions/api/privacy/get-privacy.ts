import { getPrivacy } from '#contracts/api/privacy';
import { readErasures, readPrivacyRequests } from '../../data/privacy.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { listDueEnquiries } from '../../logic/privacy/retention.ts';

export const handler = routeHandler(getPrivacy, async () => {
  const [requests, erasures, retention] = await Promise.all([
    readPrivacyRequests(),
    readErasures(),
    listDueEnquiries(),
  ]);
  return { requests, erasures, retention };
});
