import * as z from 'zod/mini';
import { BusinessDate, Email, optionalLine, orNull } from '../field-kit/fields.ts';
import { AuditEntry, auditGroups } from './audit.ts';
import { exported, inOrder, periodInWords, searchPage } from './enquiry-list.ts';
import { route } from './route.ts';

/** Filters of the audit trail; all given ones must match. `from` and `to` are Riyadh days, both inclusive. */
export const ActivitySearch = z
  .object({
    staff: orNull(Email),
    group: orNull(z.enum(auditGroups)),
    /** The reference of an enquiry in any spelling, or the id of a program. */
    record: optionalLine(64),
    from: orNull(BusinessDate),
    to: orNull(BusinessDate),
    ...searchPage,
    exported,
  })
  .check(inOrder);
export type ActivitySearch = z.infer<typeof ActivitySearch>;

export const ActivityEntry = z.object({
  ...AuditEntry.shape,
  /** The account's current name; null if the account is gone. */
  staff_name: z.nullable(z.string()),
  /** The reference of the record, if it is an enquiry. */
  reference: z.nullable(z.string()),
  /** The name of the record, if it is a program that still exists or is among the deleted ones. */
  program_name: z.nullable(z.object({ ar: z.string(), en: z.nullable(z.string()), is_deleted: z.boolean() })),
  /** The name of the record, if it is a member of staff; the e-mail address of a former one; null if neither is known. */
  member_name: z.nullable(z.string()),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

/** A POST, since the filter names people. */
export const searchActivity = route({
  id: 'searchActivity',
  summary: 'List the audit trail, newest first',
  method: 'POST',
  path: '/activity/searches',
  access: { role: 'owner' },
  body: ActivitySearch,
  rules: [periodInWords],
  reply: z.array(ActivityEntry),
  page: 'searched',
  status: 200,
  audit: { reported: ['activity_exported'] },
  uses: {
    Audit: ['Query', 'Query ByStaff', 'Query ByRecord', 'BatchGetItem'],
    Staff: ['BatchGetItem'],
    Programs: ['BatchGetItem'],
    Deleted: ['BatchGetItem'],
  },
});
