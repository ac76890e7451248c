import type { Author, Enquiry, EnquiryType, Task } from '#contracts/api/enquiries';
import { mostTasksListed, taskLimits } from '#contracts/api/task-rules';
import type { OpenTask } from '#contracts/api/tasks';
import { addDays, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import { toEnquiries } from '../../data/enquiry-reads.ts';
import { changeTasks, readTasksDue } from '../../data/tasks.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import type { Action } from '../audit/audit.ts';
import { getPerson } from './people.ts';

interface Call<Params, Body, Name extends Action['action']> {
  params: { type: EnquiryType; id: string } & Params;
  body: Body;
  by: Author;
  /** Called with a read if nothing has changed. Tasks are free words, so the trail does not have them. */
  report: (action: Action & { action: Name | 'enquiry_read' }) => void;
}

/**
 * Adds a task. One with its id is left as it is.
 * @throws ProblemError `enquiry_not_found`, `member_not_found`, `version_conflict`
 * @throws ValidationFailed if there is no room for an open task more
 */
export async function addTask({
  params,
  body,
  by,
  report,
}: Call<object, { id: string; text: string; due_at: string; to: string }, 'task_added'>): Promise<Enquiry> {
  const { id, text, to } = body;
  const due_at = new Date(body.due_at).toISOString();
  const task: Task = {
    id,
    text,
    due_at,
    who: await getPerson(to),
    by: authorOf(by),
    at: new Date().toISOString(),
    done: null,
  };
  const { enquiry, isChanged } = await changeTasks(params, (tasks) =>
    tasks.some((one) => one.id === id) ? undefined : [...withRoom(tasks), task],
  );
  report({ action: isChanged ? 'task_added' : 'enquiry_read' });
  return enquiry;
}

/** The tasks with room for one more: without the task that was done first. */
function withRoom(tasks: readonly Task[]): readonly Task[] {
  if (tasks.length < taskLimits.tasks) return tasks;
  const times = tasks.flatMap(({ done }) => done?.at ?? []).toSorted();
  if (times.length === 0) {
    throw new ValidationFailed([{ field: 'text', code: 'too_many_items', limit: taskLimits.tasks }]);
  }
  const oldest = tasks.find(({ done }) => done?.at === times[0]);
  return tasks.filter((task) => task !== oldest);
}

/**
 * Says that a task is done, or opens it again. Who has done it first stays.
 * @throws ProblemError `enquiry_not_found`, `task_not_found`, `version_conflict`
 */
export async function changeTask({
  params,
  body: { done },
  by,
  report,
}: Call<{ taskId: string }, { done: boolean }, 'task_done' | 'task_reopened'>): Promise<Enquiry> {
  const { enquiry, isChanged } = await changeTasks(params, (tasks) => {
    const task = tasks.find(({ id }) => id === params.taskId);
    if (!task) throw new ProblemError('task_not_found');
    if (done === (task.done !== null)) return undefined;
    const changed = { ...task, done: done ? { at: new Date().toISOString(), by: authorOf(by) } : null };
    return tasks.map((one) => (one === task ? changed : one));
  });
  report({ action: !isChanged ? 'enquiry_read' : done ? 'task_done' : 'task_reopened' });
  return enquiry;
}

const authorOf = ({ email, name }: Author): Author => ({ email, name });

interface Wanted {
  /** The address of who has to do them. */
  who?: string | undefined;
  /** Only those that are due by the end of this day. */
  until?: string | undefined;
}

/** Open tasks with their requests, the first due first; `more` if there are others than these. */
export async function openTasks({ who, until }: Wanted) {
  const end = until ? startOfRiyadhDay(addDays(until, 1)).toISOString() : endOfTime;
  const { items, complete_until } = await readTasksDue(end, mostTasksListed);
  const before = complete_until ?? end;
  const found = toEnquiries(items)
    .flatMap((enquiry) => enquiry.tasks.map((task) => ({ enquiry, task })))
    .filter(({ task }) => !task.done && task.due_at < before && (!who || task.who.email === who))
    .toSorted((one, other) => (one.task.due_at < other.task.due_at ? -1 : 1));
  const tasks = found.slice(0, mostTasksListed);
  return { tasks, more: complete_until !== undefined || found.length > tasks.length };
}

/** The open tasks that are due by the end of a day. */
export const tasksDue = async (until: string) => (await openTasks({ until })).tasks;

export const toOpenTask = ({ enquiry, task }: { enquiry: Enquiry; task: Task }): OpenTask => ({
  ...{ type: enquiry.type, id: enquiry.id, reference: enquiry.reference, name: enquiry.name },
  ...{ task_id: task.id, text: task.text, due_at: task.due_at, who: task.who },
});

/** After every time that a task can have. */
const endOfTime = '9999';
