import type { AuditedChange } from '#contracts/api/audit';
import type { Author } from '#contracts/api/enquiries';
import type { ViewList, Views, ViewsBody } from '#contracts/api/views';
import { readViews, replaceViews } from '../../data/views.ts';
import { entryChanges } from '../audit/entry-changes.ts';

/** @param email who asks */
export async function getViews(email: string): Promise<Views> {
  const [shared, own] = await Promise.all([readViews(undefined), readViews(email)]);
  return { shared, own };
}

/** @throws ProblemError `version_conflict` */
export async function changeSharedViews(
  body: ViewsBody,
  by: Author,
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<ViewList> {
  const { before, after } = await replaceViews(undefined, body, by);
  report({ changes: entryChanges(before.views, after.views) });
  return after;
}

/** @throws ProblemError `version_conflict` */
export const changeOwnViews = async (body: ViewsBody, by: Author): Promise<ViewList> =>
  (await replaceViews(by.email, body, by)).after;
