import type { Task } from '#contracts/api/enquiries';

/**
 * Returns the attributes of an item for its tasks. An item without tasks has none of them. `task_waits` and `task_due` are
 * the keys of the index ByTask; only an item with an open task has them.
 */
export function taskAttributes(tasks: readonly Task[] = []) {
  const [first] = tasks
    .filter(({ done }) => !done)
    .map(({ due_at }) => due_at)
    .toSorted();
  return { tasks: tasks.length > 0 ? tasks : undefined, task_waits: first && 'waits', task_due: first };
}
