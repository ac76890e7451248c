import * as z from 'zod/mini';
import { BusinessDate, Id, optionalLine, orNull, requiredLine, wholeNumber } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { EnquiryStatus, EnquiryType } from './enquiries.ts';
import { order } from './enquiry-list.ts';
import { figureFilters } from './figure-filters.ts';
import { lastChange, noDuplicates, removals } from './kept-lists.ts';
import { route } from './route.ts';
import { tagLimits } from './tag-rules.ts';
import {
  densities,
  dueFilters,
  keepsSearch,
  keptSearchPattern,
  queueTabs,
  viewColumns,
  viewLimits,
} from './view-rules.ts';

/** Views of the requests: what their screen shows, kept under a name. Everybody has own ones, and owners make shared ones. */

const ViewBody = z.object({
  id: Id,
  title: requiredLine(viewLimits.title),
  /** The kind of requests, and what the screen filters by; null for all. */
  type: orNull(EnquiryType),
  tab: orNull(z.enum(queueTabs)),
  due: orNull(z.enum(dueFilters)),
  /** Words to search for; none of one customer, whose data may be erased. */
  q: withJsonSchema(
    optionalLine(100).check(z.refine((q) => !q || keepsSearch(q), { error: 'not_an_option' })),
    (schema) => ({ ...schema, pattern: keptSearchPattern }),
  ),
  status: orNull(EnquiryStatus),
  from: orNull(BusinessDate),
  to: orNull(BusinessDate),
  has_email: orNull(z.enum(['true', 'false'])),
  unanswered: orNull(z.literal('true')),
  tag: optionalLine(tagLimits.length),
  ...figureFilters,
  order,
  density: z.enum(densities),
  hidden: z.array(z.enum(viewColumns)).check(z.maxLength(viewColumns.length, { error: 'too_many_items' })),
});
export type ViewBody = z.infer<typeof ViewBody>;

const View = z.object({ ...ViewBody.shape, title: z.string(), ...lastChange });
export type View = z.infer<typeof View>;

export const ViewsBody = z.object({
  views: z.array(ViewBody).check(z.maxLength(viewLimits.views, { error: 'too_many_items' }), noDuplicates),
  /** The version on which the change is based: a conflict if it is not current. */
  version: wholeNumber(0),
});
export type ViewsBody = z.infer<typeof ViewsBody>;

export const ViewList = z.object({
  views: z.array(View),
  ...removals,
  /** 0 until somebody changes the list. */
  version: z.int(),
});
export type ViewList = z.infer<typeof ViewList>;

const Views = z.object({ shared: ViewList, own: ViewList });
export type Views = z.infer<typeof Views>;

const rules = ['No two views have the same id or title (duplicate_title)'];

export const getViews = route({
  id: 'getViews',
  summary: "The shared views of the requests and the caller's own, with the versions that a change names",
  method: 'GET',
  path: '/desk/views',
  access: 'staff',
  reply: Views,
  status: 200,
  uses: { Settings: ['GetItem'] },
});

export const updateSharedViews = route({
  id: 'updateSharedViews',
  summary: 'Replace the shared views of the requests',
  method: 'PUT',
  path: '/desk/views',
  access: { role: 'owner' },
  body: ViewsBody,
  rules,
  reply: ViewList,
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'views_changed' },
  uses: { Settings: ['GetItem', 'PutItem'] },
});

export const updateOwnViews = route({
  id: 'updateOwnViews',
  summary: "Replace the caller's own views of the requests, which go with the account",
  method: 'PUT',
  path: '/desk/own-views',
  access: 'staff',
  body: ViewsBody,
  rules,
  reply: ViewList,
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'own_views_changed' },
  uses: { Settings: ['GetItem', 'PutItem'] },
});
