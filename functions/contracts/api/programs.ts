import * as z from 'zod/mini';
import { Cursor, Id, Instant, numberParameter, PathId } from '../field-kit/fields.ts';
import { languages } from '../field-kit/language.ts';
import { Departure } from './departures.ts';
import { PhotoRecord } from './photo-record.ts';
import { ProgramBody, ProgramUpdate, programRulesInWords } from './program-body.ts';
import type {
  baseLanguage,
  FieldValues,
  programTypes,
  regions,
  TextName,
  TranslatedLanguage,
} from './program-fields.ts';
import { type ProgramParts, partsShape } from './program-parts.ts';
import { perTranslation, replyShape, translationShape } from './program-shapes.ts';
import { route } from './route.ts';

export { ProgramBody, ProgramUpdate };

export type ProgramType = (typeof programTypes)[number];
export type Region = (typeof regions)[number];

/** `draft`: never published. `archived`: taken from the site. */
export const publicationStates = ['draft', 'published', 'archived'] as const;

const Publication = z.object({
  state: z.enum(publicationStates),
  /** When a planned publication is due; null if none is planned. */
  planned_at: z.nullable(Instant),
  planned_version: z.nullable(z.int()),
  /** When the planned publication leaves the site again; null if it leaves `unpublish_at` as it is. */
  planned_until: z.nullable(Instant),
  /** When it is taken from the site; null if that is not planned. */
  unpublish_at: z.nullable(Instant),
});
export type Publication = z.infer<typeof Publication>;

/**
 * A program as the API replies with it. `from_date`, `to_date` and `nights` are those of the next departure, `price_sar` is
 * the lowest price of an adult that can still be asked for.
 */
export const ProgramReply = z.object({
  id: Id,
  ...replyShape,
  ...partsShape,
  /** The days and the price that are typed with the program: its only departure if `departures` is null. */
  typed: z.object({
    from_date: replyShape.from_date,
    to_date: replyShape.to_date,
    nights: replyShape.nights,
    price_sar: replyShape.price_sar,
  }),
  /** The departures that have not ended, the earliest first. An empty list: the program is on request. */
  departures: z.nullable(z.array(Departure)),
  /** The number of departures that can be asked for; published lists leave out all but a few. */
  departure_count: z.int(),
  translations: z.object(perTranslation(z.nullable(z.object(translationShape)))),
  version: z.int(),
  /** Where it stands, for staff; null in replies to visitors, who see only published programs. */
  publication: z.nullable(Publication),
  created_at: Instant,
  updated_at: Instant,
  /** URLs of the ready photos, in display order. */
  photos: z.array(z.string()),
  photo_records: z.array(PhotoRecord),
  /** Stored photos that visitors do not see: of drafts and of earlier versions. Only in replies to staff, if there are any. */
  kept_photos: z.optional(z.array(PhotoRecord)),
  /** URLs of the drawn pictures for link previews, one in each language; absent until they are drawn. */
  link_pictures: z.optional(z.record(z.enum(languages), z.string())),
});
export type ProgramReply = z.infer<typeof ProgramReply>;

/** A program's texts, in one record for each language. */
export type ProgramTexts = Record<typeof baseLanguage, Pick<FieldValues, TextName>> &
  Record<TranslatedLanguage, Record<TextName, string | null> | null>;

/**
 * A program everywhere but at the API's edge (`program-edge.ts`): its days and price are those typed with it. `offerOf`
 * says what can be asked for today.
 */
export interface Program extends Omit<ProgramReply, TextName | 'translations' | 'typed'> {
  texts: ProgramTexts;
}

/** The values that staff have typed. */
export interface ProgramInput extends Omit<FieldValues, TextName>, Partial<ProgramParts> {
  texts: ProgramTexts;
  photo_order?: string[] | undefined;
  photos_left_out?: string[] | undefined;
}

const ProgramParams = z.object({ id: PathId });

const listQuery = { limit: z.optional(numberParameter(1, 100)), cursor: z.optional(Cursor) };

export const listPrograms = route({
  id: 'listPrograms',
  summary: 'Travel programs, newest first',
  method: 'GET',
  path: '/programs',
  access: 'public',
  query: z.object(listQuery),
  givenOut: ['cursor'],
  rules: ['cursor is the `next_cursor` of an earlier reply; one of a program that is gone is refused (invalid_cursor)'],
  reply: z.array(ProgramReply),
  page: true,
  status: 200,
  cacheable: true,
  uses: { Programs: ['Query', 'GetItem'], Departures: ['Query'], ProgramVersions: ['GetItem'], umrahLicence: true },
});

export const getProgram = route({
  id: 'getProgram',
  summary: 'One travel program',
  method: 'GET',
  path: '/programs/{id}',
  access: 'public',
  params: ProgramParams,
  reply: ProgramReply,
  status: 200,
  cacheable: true,
  problems: ['program_not_found'],
  uses: { Programs: ['GetItem'], Departures: ['Query'], ProgramVersions: ['GetItem'], umrahLicence: true },
});

/**
 * Staff see the last save, which shared caches may not have for a minute. Routes of their own have a quota of their own:
 * strangers who flood the public ones leave staff their list.
 */
export const listCurrentPrograms = route({
  id: 'listCurrentPrograms',
  summary: 'Travel programs as they are stored, newest first',
  method: 'GET',
  path: '/programs/current',
  access: 'staff',
  query: z.object(listQuery),
  reply: z.array(ProgramReply),
  page: true,
  status: 200,
  uses: { Programs: ['Query'], Departures: ['Query'], ProgramVersions: ['GetItem'] },
});

export const getCurrentProgram = route({
  id: 'getCurrentProgram',
  summary: 'One travel program as it is stored',
  method: 'GET',
  path: '/programs/{id}/current',
  access: 'staff',
  params: ProgramParams,
  reply: ProgramReply,
  status: 200,
  problems: ['program_not_found'],
  uses: { Programs: ['GetItem'], Departures: ['Query'], ProgramVersions: ['GetItem'] },
});

export const createProgram = route({
  id: 'createProgram',
  summary: 'Add a program',
  method: 'POST',
  path: '/programs',
  access: { role: 'agent' },
  body: ProgramBody,
  rules: programRulesInWords,
  reply: ProgramReply,
  status: 201,
  idempotent: true,
  problems: ['idempotency_key_reused'],
  audit: { action: 'program_created', record: 'program' },
  uses: {
    Programs: ['PutItem', 'GetItem'],
    Departures: ['Query'],
    ProgramVersions: ['GetItem', 'PutItem'],
    Idempotency: ['UpdateItem'],
    umrahLicence: true,
  },
});

export const updateProgram = route({
  id: 'updateProgram',
  summary: 'Change a program',
  method: 'PUT',
  path: '/programs/{id}',
  access: { role: 'agent' },
  params: ProgramParams,
  body: ProgramUpdate,
  rules: programRulesInWords,
  reply: ProgramReply,
  status: 200,
  problems: ['program_not_found', 'version_conflict', 'publication_planned'],
  audit: { action: 'program_changed', record: 'program' },
  uses: {
    Programs: ['UpdateItem', 'GetItem'],
    Departures: ['Query', 'GetItem', 'UpdateItem'],
    ProgramVersions: ['GetItem', 'PutItem', 'Query', 'DeleteItem'],
    photos: ['DeleteUpload', 'DeletePhoto'],
    umrahLicence: true,
  },
});

export const deleteProgram = route({
  id: 'deleteProgram',
  summary: 'Move a program to the deleted ones, from where owners restore it for 30 days',
  method: 'DELETE',
  path: '/programs/{id}',
  access: { role: 'agent' },
  params: ProgramParams,
  reply: z.literal(true),
  status: 200,
  problems: ['program_not_found'],
  audit: { action: 'program_deleted', record: 'program' },
  uses: { Programs: ['GetItem', 'DeleteItem'], Deleted: ['PutItem'] },
});
