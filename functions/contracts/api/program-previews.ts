import * as z from 'zod/mini';
import { Instant, PathId } from '../field-kit/fields.ts';
import { characters } from '../field-kit/text-rules.ts';
import { ProgramReply } from './programs.ts';
import { route } from './route.ts';

/** Links to previews, which show a draft to whoever has one. */

/** Days for which a link to a preview works. */
export const previewDays = 7;

const ProgramParams = z.object({ id: PathId });

export const createPreview = route({
  id: 'createPreview',
  summary: 'Make a link that shows the draft, else what is published, to anybody who has it; it ends by itself',
  method: 'POST',
  path: '/programs/{id}/previews',
  access: { role: 'agent' },
  params: ProgramParams,
  reply: z.object({ secret: z.string(), expires_at: Instant }),
  status: 201,
  problems: ['program_not_found'],
  audit: { action: 'preview_created', record: 'program' },
  uses: { Programs: ['GetItem'], Previews: ['PutItem'] },
});

export const endPreviews = route({
  id: 'endPreviews',
  summary: 'End all links to previews of a program',
  method: 'DELETE',
  path: '/programs/{id}/previews',
  access: { role: 'agent' },
  params: ProgramParams,
  reply: z.literal(true),
  status: 200,
  audit: { action: 'previews_ended', record: 'program' },
  uses: { Previews: ['Query', 'DeleteItem'] },
});

/** A POST, since the secret must stand in no address: addresses are logged, kept and passed on. */
export const readPreview = route({
  id: 'readPreview',
  summary: 'A program as a preview shows it',
  method: 'POST',
  path: '/previews',
  access: 'public',
  body: z.object({ program_id: PathId, secret: z.string().check(characters(1, 64)) }),
  reply: ProgramReply,
  status: 200,
  problems: ['preview_not_found', 'too_many_requests'],
  uses: {
    Programs: ['GetItem'],
    Departures: ['Query'],
    ProgramVersions: ['GetItem'],
    Previews: ['GetItem'],
    Throttles: ['UpdateItem'],
  },
});
