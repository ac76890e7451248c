import * as z from 'zod/mini';
import { Id, Instant, orNull, PathId, requiredLine } from '../field-kit/fields.ts';
import { MemberId } from '../field-kit/member-id.ts';
import { Author, Enquiry, EnquiryType } from './enquiries.ts';
import { route } from './route.ts';
import { mostTasksListed, taskLimits } from './task-rules.ts';

/** Tasks: what somebody has to do for a request by a time. */

const reply = { reply: Enquiry, status: 200 } as const;

export const addTask = route({
  id: 'addTask',
  summary: 'Add a task to a request; a repetition with the same id adds none',
  method: 'POST',
  path: '/requests/{type}/{id}/tasks',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId }),
  body: z.object({
    id: Id,
    text: requiredLine(taskLimits.length),
    due_at: Instant,
    /** Who has to do it: the id of a member who may have requests. */
    to: MemberId,
  }),
  rules: [`A request has at most ${taskLimits.tasks} open tasks (too_many_items); the oldest done ones make room`],
  ...reply,
  problems: ['enquiry_not_found', 'member_not_found', 'request_merged', 'version_conflict'],
  audit: { reported: ['task_added', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'], Staff: ['BatchGetItem', 'Scan'] },
});

export const changeTask = route({
  id: 'changeTask',
  summary: 'Say that a task is done, or open it again',
  method: 'PATCH',
  path: '/requests/{type}/{id}/tasks/{taskId}',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId, taskId: PathId }),
  body: z.object({ done: z.boolean() }),
  ...reply,
  problems: ['enquiry_not_found', 'task_not_found', 'request_merged', 'version_conflict'],
  audit: { reported: ['task_done', 'task_reopened', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'] },
});

/** An open task and the request that it is for. */
export const OpenTask = z.object({
  type: EnquiryType,
  id: Id,
  reference: z.string(),
  name: z.string(),
  task_id: Id,
  text: z.string(),
  due_at: Instant,
  /** Who has to do it. */
  who: Author,
});
export type OpenTask = z.infer<typeof OpenTask>;

export const listTasks = route({
  id: 'listTasks',
  summary: 'The open tasks of all requests, the first due first',
  method: 'GET',
  path: '/desk/tasks',
  access: 'staff',
  query: z.object({
    /** Only those that the caller has to do. */
    mine: orNull(z.literal('true')),
    /** Only those that are due by the end of the day in Riyadh. */
    due: orNull(z.literal('today')),
  }),
  rules: [`At most ${mostTasksListed} tasks, those that are due first`],
  reply: z.object({
    tasks: z.array(OpenTask),
    /** True if there are more than these. */
    more: z.boolean(),
  }),
  status: 200,
  uses: { Enquiries: ['Query ByTask', 'BatchGetItem'] },
});
