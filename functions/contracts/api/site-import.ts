import * as z from 'zod/mini';
import { Id, Instant, optionalLine, requiredLine, wholeNumber } from '../field-kit/fields.ts';
import { DepartureOfProgram } from './departures.ts';
import { DraftContent } from './draft-shapes.ts';
import { maximumDepartures } from './offer-terms.ts';
import { PhotoFault } from './photo-record.ts';
import { PhotoUpload, PhotoUploadBody } from './photos.ts';
import { maximumPhotos, publicationNoteLimit } from './program-limits.ts';
import { ProgramBody } from './programs.ts';
import { route } from './route.ts';
import { importKinds, importStates, mostImported } from './site-archive.ts';

/**
 * An import of a whole site: the console reads the archive, and sends its documents and photos one by one. Nothing of
 * them is shown before the import is applied, which then happens in the background to its end. There is one at a time.
 */

/** The parts of a program's document beside its content: when it was made, its departures and photos. */
const ofProgram = {
  created_at: Instant,
  /** Null: only that of the program's own days. */
  departures: z.nullable(
    z.array(DepartureOfProgram).check(z.maxLength(maximumDepartures, { error: 'too_many_items' })),
  ),
  photos: z
    .array(z.object({ id: Id, illustration: z.boolean() }))
    .check(z.maxLength(maximumPhotos, { error: 'too_many_items' })),
};

/** A program as the archive has it. Seats of a departure that is there stay as they are. */
export const ImportedProgram = z.object({
  ...ofProgram,
  /** Whether visitors see it. Earlier archives had only those that they see. */
  state: z.prefault(z.enum(['published', 'archived']), 'published'),
  body: ProgramBody,
});
export type ImportedProgram = z.infer<typeof ImportedProgram>;

/**
 * The unpublished changes of a program, as they were typed. Departures are those of a program that was never published;
 * others have a document of their own for them, and here only the photos that no visitor sees.
 */
export const ImportedDraft = z.object({ ...ofProgram, content: DraftContent });
export type ImportedDraft = z.infer<typeof ImportedDraft>;

const kind = z.enum(importKinds);

/** The changes that a document would make. */
const Change = z.enum(['new', 'changed', 'same']);

export const SiteImport = z.object({
  id: Id,
  state: z.enum(importStates),
  /** The archive's name. */
  name: z.nullable(z.string()),
  begun_at: Instant,
  /** The documents that are not applied yet; `total` has all of an import that is being applied. */
  documents: z.array(z.object({ kind, id: z.string(), change: Change })),
  total: z.int(),
  photos: z.array(
    z.object({
      id: Id,
      program_id: Id,
      /** `ready` once it has been decoded. */
      status: z.enum(['uploading', 'ready', 'rejected']),
      fault: z.nullable(PhotoFault),
    }),
  ),
});
export type SiteImport = z.infer<typeof SiteImport>;

const owner = { role: 'owner' } as const;
const importId = { import_id: Id };

export const getSiteImport = route({
  id: 'getSiteImport',
  summary: 'The import of a whole site: what it would change, or how far it is; null if there is none',
  method: 'GET',
  path: '/site-import',
  access: owner,
  reply: z.nullable(SiteImport),
  status: 200,
  uses: { SiteContent: ['GetItem', 'Query'] },
});

export const beginSiteImport = route({
  id: 'beginSiteImport',
  summary: 'Begin an import of a whole site. One that was begun before and not applied is discarded',
  method: 'POST',
  path: '/site-import',
  access: owner,
  body: z.object({ name: optionalLine(publicationNoteLimit) }),
  reply: SiteImport,
  status: 201,
  problems: ['site_import_running'],
  uses: { SiteContent: ['GetItem', 'Query', 'PutItem', 'DeleteItem'], photos: ['DeleteUpload'] },
});

export const addImportDocument = route({
  id: 'addImportDocument',
  summary:
    'Add a section, a program, a draft of one, the seasons or the working hours to an import. What is published is checked as its publication would be',
  method: 'PUT',
  path: '/site-import/documents',
  access: owner,
  body: z.object({ ...importId, kind, id: requiredLine(64), content: DraftContent }),
  rules: [
    'the content is checked by the rules of its section, or is that of a program with departures and photos',
    'the seasons and the working hours are checked as their change would be, and replace those that are here',
    'a draft may be incomplete, and replaces the one that is here',
    'type is umrah only if the agency has set the number of its licence (umrah_licence_required)',
    'a program has at most 12 photos, those that it has already included (too_many_items)',
  ],
  reply: z.object({
    change: Change,
    /** The ids of the photos that this system does not have. */
    missing_photos: z.array(Id),
  }),
  status: 200,
  problems: ['site_import_not_found', 'site_section_not_found', 'publication_planned'],
  uses: {
    SiteContent: ['GetItem', 'PutItem', 'BatchGetItem'],
    Programs: ['GetItem'],
    ProgramVersions: ['GetItem'],
    Departures: ['Query'],
    Settings: ['GetItem'],
    umrahLicence: true,
  },
});

export const addImportPhoto = route({
  id: 'addImportPhoto',
  summary: 'Add a photo to an import: returns a presigned upload. It is decoded before the import can be applied',
  method: 'POST',
  path: '/site-import/photos',
  access: owner,
  body: z.object({
    ...importId,
    ...{ program_id: Id, id: Id },
    ...{ content_type: PhotoUploadBody.shape.content_type, size: PhotoUploadBody.shape.size },
  }),
  reply: z.object({ upload: PhotoUpload.shape.upload }),
  status: 201,
  problems: ['site_import_not_found', 'photo_too_large', 'not_an_image'],
  uses: { SiteContent: ['GetItem', 'PutItem'], photos: ['PutUpload'] },
});

export const applySiteImport = route({
  id: 'applySiteImport',
  summary: 'Apply an import. It goes on in the background, to its end; a repeated call lets one that hangs go on',
  method: 'POST',
  path: '/site-import/application',
  access: owner,
  body: z.object({
    ...importId,
    /** The documents that the caller has added: an import that lacks some of them is not applied. */
    documents: wholeNumber(1).check(z.lte(mostImported)),
    photos: wholeNumber(0).check(z.lte(mostImported * maximumPhotos)),
  }),
  reply: SiteImport,
  status: 202,
  problems: ['site_import_not_found', 'site_import_incomplete'],
  audit: { action: 'site_imported' },
  uses: { SiteContent: ['GetItem', 'Query', 'PutItem'] },
});

export const discardSiteImport = route({
  id: 'discardSiteImport',
  summary: 'Discard an import that is not being applied',
  method: 'DELETE',
  path: '/site-import',
  access: owner,
  reply: z.literal(true),
  status: 200,
  problems: ['site_import_running'],
  uses: { SiteContent: ['GetItem', 'Query', 'DeleteItem'], photos: ['DeleteUpload'] },
});
