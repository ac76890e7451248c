import { addTask } from '#contracts/api/tasks';
import { routeHandler } from '../../http/route-handler.ts';
import * as tasks from '../../logic/desk/tasks.ts';

export const handler = routeHandler(addTask, ({ params, body, session, report }) =>
  tasks.addTask({
    params,
    body,
    by: session.staff,
    report: (action) => report({ ...action, record: { kind: params.type, id: params.id } }),
  }),
);
