import { changeTask } from '#contracts/api/tasks';
import { routeHandler } from '../../http/route-handler.ts';
import * as tasks from '../../logic/desk/tasks.ts';

export const handler = routeHandler(changeTask, ({ params, body, session, report }) =>
  tasks.changeTask({
    params,
    body,
    by: session.staff,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
