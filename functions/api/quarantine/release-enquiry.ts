import { releaseEnquiry } from '#contracts/api/quarantine';
import { routeHandler } from '../../http/route-handler.ts';
import * as quarantine from '../../logic/quarantine.ts';

export const handler = routeHandler(releaseEnquiry, async ({ params, report }) => {
  const { type, ...receipt } = await quarantine.releaseEnquiry(params.id);
  report({ action: 'enquiry_released', record: { kind: type, id: receipt.id } });
  return receipt;
});
