import { mailAnswerAgain } from '#contracts/api/requests';
import { routeHandler } from '../../http/route-handler.ts';
import * as answers from '../../logic/notifications/answers.ts';

export const handler = routeHandler(mailAnswerAgain, async ({ params, body, report }) => {
  const { enquiry, isSent } = await answers.mailAnswerAgain(params, body.answered_at);
  report({ action: isSent ? 'answer_mailed' : 'enquiry_read', record: { kind: params.type, id: params.id } });
  return enquiry;
});
