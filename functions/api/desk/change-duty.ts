import { changeDuty } from '#contracts/api/desk';
import { routeHandler } from '../../http/route-handler.ts';
import { handBackAll } from '../../logic/desk/hand-back.ts';
import * as people from '../../logic/desk/people.ts';

export const handler = routeHandler(changeDuty, async ({ body: { on_duty, hand_back }, session, report }) => {
  const { email } = session.staff;
  const desk = await people.changeDuty(email, on_duty);
  report({ action: on_duty ? 'duty_begun' : 'duty_ended' });
  const changes = [{ field: 'owner', before: email, after: null }];
  for (const { type, id } of hand_back ? await handBackAll(email, session.staff) : []) {
    report({ action: 'enquiry_assigned', record: { kind: type, id }, changes });
  }
  return desk;
});
