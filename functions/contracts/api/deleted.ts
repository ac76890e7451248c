import * as z from 'zod/mini';
import { Id, Instant, PathId } from '../field-kit/fields.ts';
import { EnquiryType } from './enquiries.ts';
import { page } from './enquiry-list.ts';
import { route } from './route.ts';

/**
 * Deleted enquiries and programs. They are kept for a while, in a table of their own, so that no list, count, search or
 * page can show them.
 */

/** Days from the deletion until a record is removed automatically. */
export const deletedDaysKept = 30;

/** The kinds of records that are kept for a while after their deletion. */
export const DeletedKind = z.enum([...EnquiryType.options, 'program']);
export type DeletedKind = z.infer<typeof DeletedKind>;

/** The two lists. */
export const DeletedList = z.enum(['enquiries', 'programs']);
export type DeletedList = z.infer<typeof DeletedList>;

export const DeletedRecord = z.object({
  /** The id of the deletion, which is the cursor of its list. */
  id: Id,
  kind: DeletedKind,
  record_id: z.string(),
  deleted_at: Instant,
  /** The account, and its name if it still exists. */
  deleted_by: z.object({ email: z.string(), name: z.nullable(z.string()) }),
  /** The instant from which the record is gone. */
  gone_at: Instant,
  /** The customer's name or the program's. */
  title: z.string(),
  /** The program's English name. */
  title_en: z.nullable(z.string()),
  /** The enquiry's; null for programs. */
  reference: z.nullable(z.string()),
  /** The program that the enquiry is about. */
  program_id: z.nullable(z.string()),
});
export type DeletedRecord = z.infer<typeof DeletedRecord>;

const params = z.object({ kind: DeletedKind, id: PathId });

export const listDeleted = route({
  id: 'listDeleted',
  summary: 'List deleted requests or programs, the last deleted first',
  method: 'GET',
  path: '/deleted',
  access: { role: 'owner' },
  query: z.object({ list: DeletedList, ...page }),
  reply: z.array(DeletedRecord),
  page: true,
  status: 200,
  uses: { Deleted: ['Query ByDeletion', 'BatchGetItem'], Staff: ['BatchGetItem'] },
});

export const restoreDeleted = route({
  id: 'restoreDeleted',
  summary: 'Restore a deleted request or program as it was',
  method: 'POST',
  path: '/deleted/{kind}/{id}/restore',
  access: { role: 'owner' },
  params,
  reply: z.literal(true),
  status: 200,
  problems: ['deleted_not_found'],
  audit: { reported: ['enquiry_restored', 'program_restored'] },
  uses: {
    Deleted: ['GetItem', 'DeleteItem'],
    Enquiries: ['PutItem', 'GetItem', 'UpdateItem'],
    EnquiryCounts: ['UpdateItem'],
    Programs: ['PutItem'],
    Settings: ['GetItem'],
  },
});

export const removeDeleted = route({
  id: 'removeDeleted',
  summary: 'Remove a deleted request or program for good',
  method: 'DELETE',
  path: '/deleted/{kind}/{id}',
  access: { role: 'owner' },
  params,
  reply: z.literal(true),
  status: 200,
  problems: ['deleted_not_found'],
  audit: { reported: ['enquiry_removed', 'program_removed'] },
  uses: { Deleted: ['DeleteItem'] },
});
