import { listTasks } from '#contracts/api/tasks';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { routeHandler } from '../../http/route-handler.ts';
import { openTasks, toOpenTask } from '../../logic/desk/tasks.ts';

export const handler = routeHandler(listTasks, async ({ query: { mine, due }, session: { staff } }) => {
  const { tasks, more } = await openTasks({
    who: mine ? staff.email : undefined,
    until: due === 'today' ? riyadhDay() : undefined,
  });
  return { tasks: tasks.map(toOpenTask), more };
});
