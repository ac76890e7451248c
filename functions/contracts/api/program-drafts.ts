import * as z from 'zod/mini';
import { Id, Instant, numberParameter, optionalLine, orNull, PathId, wholeNumber } from '../field-kit/fields.ts';
import { DraftContent as Content, mostSaves, Person, Refused } from './draft-shapes.ts';
import { ProgramCopy } from './program-copy.ts';
import { publicationNoteLimit } from './program-limits.ts';
import { perTranslation } from './program-shapes.ts';
import { ProgramReply } from './programs.ts';
import { route } from './route.ts';

/**
 * Drafts, publications and their history. Visitors see the published version until staff publish another. Departures have
 * no versions: an earlier text must not bring a sold seat back.
 */

export const Draft = z.object({
  program_id: Id,
  content: Content,
  /** Rises with each save. A save names the one on which it is based. */
  rev: z.int(),
  /** The version that was published when the draft began; 0 for a program that never was. */
  based_on: z.int(),
  saved_at: Instant,
  saved_by: Person,
  /** Why it is not published as planned; null if it was not planned, and once it has been saved again. */
  refused: z.nullable(Refused),
});
export type Draft = z.infer<typeof Draft>;

const DraftInShort = z.omit(Draft, { content: true });
export type DraftInShort = z.infer<typeof DraftInShort>;

/** Null where staff have typed nothing yet. */
const names = { trip_name: z.nullable(z.string()), city: z.nullable(z.string()) };

/** A draft with what lists show of it. Null where staff have typed nothing yet, or nothing valid. */
export const ListedDraft = z.extend(DraftInShort, {
  ...names,
  from_date: z.nullable(z.string()),
  to_date: z.nullable(z.string()),
  nights: z.nullable(z.int()),
  price_sar: z.nullable(z.number()),
  translations: z.object(perTranslation(z.object(names))),
});
export type ListedDraft = z.infer<typeof ListedDraft>;

/** One publication. */
export const ProgramVersion = z.object({
  version: z.int(),
  /** Null for the version that was published before there was a history. */
  published_at: z.nullable(Instant),
  published_by: Person,
  note: z.nullable(z.string()),
});
export type ProgramVersion = z.infer<typeof ProgramVersion>;

const ProgramParams = z.object({ id: PathId });
const VersionParams = z.object({ id: PathId, version: numberParameter(1, 999_999) });

/** A future instant is not required: a past one publishes at once. */
const When = orNull(Instant);

export const listDrafts = route({
  id: 'listDrafts',
  summary: 'The programs with unpublished changes',
  method: 'GET',
  path: '/programs/drafts',
  access: 'staff',
  reply: z.array(ListedDraft),
  status: 200,
  uses: { ProgramVersions: ['Query Drafts', 'BatchGetItem'], Staff: ['BatchGetItem'] },
});

export const createDraft = route({
  id: 'createDraft',
  summary:
    'Begin a program that visitors do not see; the caller makes its id, so that a repetition begins no second one',
  method: 'POST',
  path: '/programs/drafts',
  access: { role: 'agent' },
  body: z.object({ id: Id, content: Content, copy_of: z.prefault(z.nullable(ProgramCopy), null) }),
  rules: [
    'copy_of names photos and departures of another program; those that are gone, not ready or have begun are left out',
  ],
  reply: Draft,
  status: 201,
  problems: ['program_not_found'],
  audit: { action: 'draft_created', record: 'program' },
  uses: {
    Programs: ['GetItem', 'PutItem'],
    Departures: ['Query', 'GetItem', 'PutItem'],
    ProgramVersions: ['GetItem', 'PutItem'],
    Staff: ['BatchGetItem'],
    photos: ['GetPhoto', 'PutPhoto'],
  },
});

export const getDraft = route({
  id: 'getDraft',
  summary: 'The unpublished changes of a program; null if it has none',
  method: 'GET',
  path: '/programs/{id}/draft',
  access: 'staff',
  params: ProgramParams,
  reply: z.nullable(Draft),
  status: 200,
  uses: { ProgramVersions: ['GetItem'], Staff: ['BatchGetItem'] },
});

export const saveDraft = route({
  id: 'saveDraft',
  summary: 'Save unpublished changes',
  method: 'PUT',
  path: '/programs/{id}/draft',
  access: { role: 'agent' },
  params: ProgramParams,
  body: z.object({
    content: Content,
    /** That of the draft on which these changes are based; 0 if there was none. */
    rev: wholeNumber(0).check(z.lte(mostSaves)),
    /** The published version that the caller has seen. */
    based_on: wholeNumber(0),
  }),
  reply: DraftInShort,
  status: 200,
  problems: ['program_not_found', 'version_conflict', 'publication_planned'],
  audit: { action: 'draft_saved', record: 'program', hourly: true },
  // The first call that sees a due publication publishes it.
  uses: {
    Programs: ['GetItem', 'UpdateItem'],
    Departures: ['Query'],
    ProgramVersions: ['GetItem', 'PutItem'],
    Staff: ['BatchGetItem'],
  },
});

export const discardDraft = route({
  id: 'discardDraft',
  summary: 'Discard unpublished changes; a program that was never published is deleted',
  method: 'DELETE',
  path: '/programs/{id}/draft',
  access: { role: 'agent' },
  params: ProgramParams,
  reply: z.literal(true),
  status: 200,
  problems: ['draft_not_found'],
  audit: { action: 'draft_discarded', record: 'program' },
  uses: {
    Programs: ['GetItem', 'UpdateItem', 'DeleteItem'],
    ProgramVersions: ['GetItem', 'Query', 'DeleteItem'],
    Deleted: ['PutItem'],
    photos: ['DeleteUpload', 'DeletePhoto'],
  },
});

export const publishDraft = route({
  id: 'publishDraft',
  summary: 'Publish unpublished changes, at once or at a time',
  method: 'POST',
  path: '/programs/{id}/publications',
  access: { role: 'agent' },
  params: ProgramParams,
  body: z.object({
    /** That of the draft that is published: a conflict if a colleague has saved another since. */
    rev: wholeNumber(1).check(z.lte(mostSaves)),
    note: optionalLine(publicationNoteLimit),
    publish_at: When,
    /** When it leaves the site again. A plan keeps it and applies it with the publication; null leaves a set end as it is. */
    unpublish_at: When,
  }),
  rules: [
    'the draft is checked as the body of PUT /programs/{id} is',
    'the price of an adult is not 0 where visitors see it (price_of_zero)',
    'from_date is not past on the day of the publication, unless it was published before or the program has departures of its own (departure_in_past)',
    'no deadline of a departure is after it (deadline_after_departure)',
    'unpublish_at is after the publication (end_not_after_start)',
    'a planned publication is checked again when it is due; if something stops it, the draft says so in `refused`',
  ],
  reply: ProgramReply,
  status: 200,
  problems: ['program_not_found', 'draft_not_found', 'version_conflict', 'publication_planned'],
  audit: { action: 'program_published', record: 'program' },
  uses: {
    Programs: ['GetItem', 'UpdateItem'],
    Departures: ['Query'],
    ProgramVersions: ['GetItem', 'PutItem', 'Query', 'DeleteItem'],
    photos: ['DeleteUpload', 'DeletePhoto'],
    umrahLicence: true,
  },
});

export const changePublication = route({
  id: 'changePublication',
  summary: 'Cancel a planned publication, take a program from the site now or at a time, or put it back',
  method: 'PATCH',
  path: '/programs/{id}/publications',
  access: { role: 'agent' },
  params: ProgramParams,
  body: z.object({
    /** `cancel`: the planned publication becomes the draft again, and its end goes too. */
    change: z.enum(['cancel', 'archive', 'restore', 'keep']),
    /** For `archive`: when; null for now. Between start and end of a plan it moves that end. `keep` cancels it. */
    at: When,
  }),
  rules: ['what is put back is checked as a draft is that is published'],
  reply: ProgramReply,
  status: 200,
  problems: ['program_not_found', 'version_conflict'],
  audit: { action: 'publication_changed', record: 'program' },
  uses: {
    Programs: ['GetItem', 'UpdateItem'],
    Departures: ['Query'],
    ProgramVersions: ['GetItem', 'PutItem'],
  },
});

export const listVersions = route({
  id: 'listVersions',
  summary: 'The publications of a program, the newest first',
  method: 'GET',
  path: '/programs/{id}/versions',
  access: 'staff',
  params: ProgramParams,
  reply: z.array(ProgramVersion),
  status: 200,
  problems: ['program_not_found'],
  uses: {
    Programs: ['GetItem'],
    Departures: ['Query'],
    ProgramVersions: ['Query', 'GetItem'],
    Staff: ['BatchGetItem'],
  },
});

export const getVersion = route({
  id: 'getVersion',
  summary: 'A publication of a program with its content',
  method: 'GET',
  path: '/programs/{id}/versions/{version}',
  access: 'staff',
  params: VersionParams,
  reply: z.extend(ProgramVersion, { content: Content }),
  status: 200,
  problems: ['program_not_found', 'publication_not_found'],
  uses: { Programs: ['GetItem'], ProgramVersions: ['GetItem'], Staff: ['BatchGetItem'] },
});
