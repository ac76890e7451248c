import * as z from 'zod/mini';
import { PathId } from '../field-kit/fields.ts';
import { EnquiryType } from './enquiries.ts';
import { route } from './route.ts';

/** The requests whose notes mention one, until one has opened them. `GET /overview/new` lists them. */

/** A viewer too: who was an agent may have some. */
export const seeMention = route({
  id: 'seeMention',
  summary: 'Take away the mark that a note of a request mentions one; without such a mark nothing changes',
  method: 'DELETE',
  path: '/desk/mentions/{type}/{id}',
  access: 'staff',
  params: z.object({ type: EnquiryType, id: PathId }),
  reply: z.literal(true),
  status: 200,
  uses: { Staff: ['UpdateItem'] },
});
