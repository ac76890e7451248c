import { withdrawMarketing } from '#contracts/api/person-data';
import { routeHandler } from '../../http/route-handler.ts';
import { onEachRecord } from '../../logic/audit/audit.ts';
import * as people from '../../logic/privacy/withdraw-marketing.ts';

export const handler = routeHandler(withdrawMarketing, async ({ body, session, report }) => {
  const { email, name } = session.staff;
  const { changed, more } = await people.withdrawMarketing(body, { email, name });
  for (const action of onEachRecord('marketing_withdrawn', changed)) report(action);
  return { withdrawn: changed.length, more };
});
