import { listTasks } from '#contracts/api/tasks';
import { routeHandler } from '../../http/route-handler.ts';
import { openTasks, toOpenTask } from '../../logic/desk/tasks.ts';

export const handler = routeHandler(listTasks, async ({ query: { mine, due }, session: { staff } }) => {
  const wanted = { who: mine ? staff.email : undefined, isDueToday: due === 'today' };
  const { tasks, more } = await openTasks({ now: new Date(), ...wanted });
  return { tasks: tasks.map(toOpenTask), more };
});
