import type { Task } from '#contracts/api/enquiries';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { announceNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';

export interface NewTask {
  id: string;
  text: string;
  due_at: string;
  /** The id of who has to do it. */
  to: string;
}

/** Adds a task to a request, and announces the request's new state to every list. */
export async function addTask({ type, id }: EnquiryKey, body: NewTask): Promise<void> {
  const reply = await resumeAfterSignIn(() =>
    staffApi('POST /requests/{type}/{id}/tasks', { params: { type, id }, body }),
  );
  announceNews({ kind: 'changed', enquiry: toEnquiry(reply, type) });
}

/** Says that a task is done, or opens it again. */
export async function endTask({ type, id }: EnquiryKey, task: Pick<Task, 'id'>, done: boolean): Promise<void> {
  const reply = await resumeAfterSignIn(() =>
    staffApi('PATCH /requests/{type}/{id}/tasks/{taskId}', {
      params: { type, id, taskId: task.id },
      body: { done },
    }),
  );
  announceNews({ kind: 'changed', enquiry: toEnquiry(reply, type) });
}
