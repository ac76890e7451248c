import * as z from 'zod/mini';
import { Instant, PathId } from '../field-kit/fields.ts';
import { Author, EnquiryType } from './enquiries.ts';
import { presenceSeconds } from './presence-rules.ts';
import { route } from './route.ts';

/** The desk right now: staff have these requests open, and a customer last acted at this time. */

const Doing = z.enum(['looking', 'replying']);
export type Doing = z.infer<typeof Doing>;

const Presence = z.object({ who: Author, type: EnquiryType, id: z.string(), doing: Doing });
export type Presence = z.infer<typeof Presence>;

const DeskNow = z.object({
  colleagues: z.array(Presence),
  /** When a customer has last done something that nobody has seen to, as `GET /overview/new` says it. */
  unanswered_latest: z.nullable(Instant),
});
export type DeskNow = z.infer<typeof DeskNow>;

export const sharePresence = route({
  id: 'sharePresence',
  summary: `Say which request one has open, for ${presenceSeconds} seconds, and get what colleagues have open and when a customer has last acted; viewers are only looking`,
  method: 'POST',
  path: '/desk/presence',
  access: 'staff',
  body: z.object({
    /** Null for none. */
    open: z.nullable(z.object({ type: EnquiryType, id: PathId })),
    doing: Doing,
  }),
  reply: DeskNow,
  status: 200,
  uses: {
    ...{ Sessions: ['PutItem', 'DeleteItem', 'BatchGetItem'], Staff: ['GetItem', 'BatchGetItem', 'Scan'] },
    Enquiries: ['Query ByUnanswered'],
  },
});
