import * as z from 'zod/mini';
import { Id, Instant, PathId, requiredLine } from '../field-kit/fields.ts';
import { MemberId } from '../field-kit/member-id.ts';
import { Enquiry, EnquiryType } from './enquiries.ts';
import { route } from './route.ts';
import { taskLimits } from './task-rules.ts';

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
