import { reportAnswers } from '#contracts/api/desk';
import { routeHandler } from '../../http/route-handler.ts';
import * as answers from '../../logic/desk/answer-report.ts';

export const handler = routeHandler(reportAnswers, ({ query }) => answers.reportAnswers(query));
