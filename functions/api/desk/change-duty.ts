import { changeDuty } from '#contracts/api/desk';
import { routeHandler } from '../../http/route-handler.ts';
import * as people from '../../logic/desk/people.ts';

export const handler = routeHandler(changeDuty, async ({ body: { on_duty }, session, report }) => {
  const desk = await people.changeDuty(session.staff.email, on_duty);
  report({ action: on_duty ? 'duty_begun' : 'duty_ended' });
  return desk;
});
