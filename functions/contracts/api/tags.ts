import * as z from 'zod/mini';
import { PathId, requiredLine } from '../field-kit/fields.ts';
import { Enquiry, EnquiryType } from './enquiries.ts';
import { route } from './route.ts';
import { tagLimits, withoutRepeated } from './tag-rules.ts';

/** Tags: short words by which staff find requests again. */

const Tags = z
  .array(requiredLine(tagLimits.length))
  .check(z.maxLength(tagLimits.tags, { error: 'too_many_items' }), z.overwrite(withoutRepeated));

/** A PUT of the whole list, with the one that the caller has seen: a colleague's change in between is a conflict. */
export const tagRequest = route({
  id: 'tagRequest',
  summary: 'Replace the tags of a request',
  method: 'PUT',
  path: '/requests/{type}/{id}/tags',
  access: { role: 'agent' },
  params: z.object({ type: EnquiryType, id: PathId }),
  body: z.object({
    /** In the order in which they are shown. A repeated one is left out. */
    tags: Tags,
    /** The tags that the caller has seen: a conflict if they are others by now. */
    from: Tags,
  }),
  reply: Enquiry,
  status: 200,
  problems: ['enquiry_not_found', 'request_merged', 'version_conflict'],
  audit: { reported: ['enquiry_tagged', 'enquiry_read'] },
  uses: { Enquiries: ['GetItem', 'UpdateItem'] },
});

export const listTags = route({
  id: 'listTags',
  summary: 'The tags of the newest requests that have any, the most used first',
  method: 'GET',
  path: '/desk/tags',
  access: 'staff',
  reply: z.array(z.string()),
  status: 200,
  uses: { Enquiries: ['Query ByTagged', 'BatchGetItem'] },
});
