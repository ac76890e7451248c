import type { Task } from '#contracts/api/enquiries';

const byDue = (one: Task, other: Task) => (one.due_at < other.due_at ? -1 : 1);

/** The tasks that are not done, the first due first. */
export const openTasks = (tasks: readonly Task[]) => tasks.filter(({ done }) => !done).toSorted(byDue);

/** The open ones, then those that are done. */
export const inOrder = (tasks: readonly Task[]) => [
  ...openTasks(tasks),
  ...tasks.filter(({ done }) => done).toSorted(byDue),
];

export const isOverdue = ({ due_at, done }: Task, now: Date) => !done && Date.parse(due_at) <= now.getTime();
