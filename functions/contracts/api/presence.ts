import * as z from 'zod/mini';
import { PathId } from '../field-kit/fields.ts';
import { Author, EnquiryType } from './enquiries.ts';
import { presenceSeconds } from './presence-rules.ts';
import { route } from './route.ts';

/** Who of the staff has which request open right now. */

const Doing = z.enum(['looking', 'replying']);
export type Doing = z.infer<typeof Doing>;

const Presence = z.object({ who: Author, type: EnquiryType, id: z.string(), doing: Doing });
export type Presence = z.infer<typeof Presence>;

export const sharePresence = route({
  id: 'sharePresence',
  summary: `Say which request one has open, for ${presenceSeconds} seconds, and get what colleagues have open; viewers are only looking`,
  method: 'POST',
  path: '/desk/presence',
  access: 'staff',
  body: z.object({
    /** Null for none. */
    open: z.nullable(z.object({ type: EnquiryType, id: PathId })),
    doing: Doing,
  }),
  reply: z.array(Presence),
  status: 200,
  uses: { Sessions: ['PutItem', 'DeleteItem', 'BatchGetItem'], Staff: ['GetItem', 'BatchGetItem', 'Scan'] },
});
