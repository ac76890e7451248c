import * as z from 'zod/mini';
import { Instant, Language, numberParameter, optionalLine, orNull, PathId, wholeNumber } from '../field-kit/fields.ts';
import { DraftContent, mostSaves, Person } from './draft-shapes.ts';
import { publicationNoteLimit } from './program-limits.ts';
import { route } from './route.ts';

/**
 * What the agency says on its own site, by section (`site-sections.ts`), with a draft, publications and their history. Visitors
 * see the published version until an owner publishes another.
 */

const SiteDraft = z.object({
  content: DraftContent,
  /** Rises with each save. A save names the one on which it is based. */
  rev: z.int(),
  /** The version that was published when the draft began. */
  based_on: z.int(),
  saved_at: Instant,
  saved_by: Person,
});
export type SiteDraft = z.infer<typeof SiteDraft>;

const SiteDraftInShort = z.omit(SiteDraft, { content: true });
export type SiteDraftInShort = z.infer<typeof SiteDraftInShort>;

/** One publication; version 0 is what a fresh system shows. */
export const SiteVersion = z.object({
  version: z.int(),
  published_at: z.nullable(Instant),
  published_by: Person,
  note: z.nullable(z.string()),
});
export type SiteVersion = z.infer<typeof SiteVersion>;

const SiteVersionWithContent = z.extend(SiteVersion, { content: DraftContent });

export const SiteSection = z.object({ id: z.string(), live: SiteVersionWithContent, draft: z.nullable(SiteDraft) });
export type SiteSection = z.infer<typeof SiteSection>;

/** The facts of a section without its content. */
const SiteSectionInShort = z.object({
  ...{ id: z.string(), version: z.int(), published_at: z.nullable(Instant), published_by: Person },
  draft: z.nullable(SiteDraftInShort),
  /** How many of its published claims are examples of a fresh system, which no one has confirmed. */
  unconfirmed: z.int(),
  /** Of a page of the agency's own: what its draft says, or what is published. */
  page: z.optional(
    z.object({ name: z.string(), title: z.object({ ar: z.string(), en: z.string() }), archived: z.boolean() }),
  ),
});
export type SiteSectionInShort = z.infer<typeof SiteSectionInShort>;

export const listSiteSections = route({
  id: 'listSiteSections',
  summary:
    'The sections of the site and its own pages: when each was published, its unpublished changes, and claims without confirmation',
  method: 'GET',
  path: '/site',
  access: { role: 'owner' },
  /** `exported`: the caller makes an archive of the site, which the audit trail notes. */
  query: z.object({ exported: orNull(z.literal('true')) }),
  reply: z.array(SiteSectionInShort),
  status: 200,
  audit: { reported: ['site_exported'] },
  uses: { SiteContent: ['GetItem', 'BatchGetItem'], Staff: ['BatchGetItem'] },
});

const SectionParams = z.object({ id: PathId });

export const getSiteSection = route({
  id: 'getSiteSection',
  summary: 'A section of the site: what is published, and its unpublished changes',
  method: 'GET',
  path: '/site/{id}',
  access: { role: 'owner' },
  params: SectionParams,
  reply: SiteSection,
  status: 200,
  problems: ['site_section_not_found'],
  uses: { SiteContent: ['GetItem'], Staff: ['BatchGetItem'] },
});

export const previewSiteSection = route({
  id: 'previewSiteSection',
  summary: 'What visitors would see of a section of the site: its unpublished changes, else what is published',
  method: 'GET',
  path: '/site/{id}/preview',
  access: { role: 'owner' },
  params: SectionParams,
  /** As in the published data of the section. */
  reply: z.object({ content: z.unknown() }),
  status: 200,
  problems: ['site_section_not_found'],
  uses: { SiteContent: ['GetItem'] },
});

export const saveSiteDraft = route({
  id: 'saveSiteDraft',
  summary: 'Save unpublished changes of a section of the site, complete or not',
  method: 'PUT',
  path: '/site/{id}/draft',
  access: { role: 'owner' },
  params: SectionParams,
  body: z.object({
    content: DraftContent,
    /** That of the draft on which these changes are based; 0 if there was none. */
    rev: wholeNumber(0).check(z.lte(mostSaves)),
    /** The published version that the caller has seen. */
    based_on: wholeNumber(0).check(z.lte(mostSaves)),
  }),
  reply: SiteDraftInShort,
  status: 200,
  problems: ['site_section_not_found', 'version_conflict'],
  audit: { action: 'site_draft_saved', record: 'site_section', hourly: true },
  uses: { SiteContent: ['GetItem', 'PutItem'], Staff: ['BatchGetItem'] },
});

/** A mail as a visitor would get it. */
const LetterSample = z.object({ language: Language, subject: z.string(), html: z.string() });
export type LetterSample = z.infer<typeof LetterSample>;

export const sampleLetters = route({
  id: 'sampleLetters',
  summary: 'The confirmation of an invented request in each language, with words that are not published',
  method: 'POST',
  path: '/site/{id}/samples',
  access: { role: 'owner' },
  params: SectionParams,
  body: z.object({ content: DraftContent }),
  rules: ['the section is `letters` (site_section_not_found)'],
  reply: z.array(LetterSample),
  status: 200,
  problems: ['site_section_not_found'],
  uses: { SiteContent: ['GetItem'] },
});

export const discardSiteDraft = route({
  id: 'discardSiteDraft',
  summary: 'Discard unpublished changes of a section of the site',
  method: 'DELETE',
  path: '/site/{id}/draft',
  access: { role: 'owner' },
  params: SectionParams,
  reply: z.literal(true),
  status: 200,
  problems: ['site_section_not_found', 'draft_not_found'],
  audit: { action: 'site_draft_discarded', record: 'site_section' },
  uses: { SiteContent: ['DeleteItem'] },
});

export const publishSiteDraft = route({
  id: 'publishSiteDraft',
  summary: 'Publish unpublished changes of a section of the site',
  method: 'POST',
  path: '/site/{id}/publications',
  access: { role: 'owner' },
  params: SectionParams,
  body: z.object({
    /** That of the draft that is published: a conflict if a colleague has saved another since. */
    rev: wholeNumber(1).check(z.lte(mostSaves)),
    note: optionalLine(publicationNoteLimit),
  }),
  rules: [
    'the draft is checked by the rules of its section',
    'an announcement that is shown has both languages, a first and a last day (required), in this order (to_date_before_from_date)',
    'it links to https://, tel:, mailto: or a path of the site (invalid_site_link), as do the other links of the site',
    'header and footer have at most 3 and 8 links of their own (too_many_items)',
    'the brand has a colour of six hexadecimal digits (invalid_colour), and no signs in its names that texts use for their own (invalid_format)',
    'the other sections have each text in both languages (required)',
    'the text of a page is CommonMark without HTML; links that an announcement could not have stay text',
    'a page of its own (`page-1` to `page-30`) has an address of small letters, digits and hyphens (invalid_page_name), not one of the system (reserved_page_name) or of another page (page_name_taken); former addresses lead to it',
    'an old path is one (invalid_path), listed once (moved_twice), and not of the site itself (path_in_use); it leads to a path or an https:// address (invalid_target) that does not lead on (moved_again)',
    'an approved testimonial says where its consent is on file (required)',
    'a shown figure says where it comes from, and on which day it was confirmed (required)',
    'the words around mails and messages name only facts that the system knows there (unknown_fact)',
    'no place has more figures than it has room for (too_many_items)',
  ],
  reply: SiteSection,
  status: 200,
  problems: ['site_section_not_found', 'draft_not_found', 'version_conflict'],
  audit: { action: 'site_published', record: 'site_section' },
  uses: { SiteContent: ['GetItem', 'PutItem', 'Query', 'DeleteItem'], Staff: ['BatchGetItem'] },
});

export const listSiteVersions = route({
  id: 'listSiteVersions',
  summary: 'The publications of a section of the site, the newest first',
  method: 'GET',
  path: '/site/{id}/versions',
  access: { role: 'owner' },
  params: SectionParams,
  reply: z.array(SiteVersion),
  status: 200,
  problems: ['site_section_not_found'],
  uses: { SiteContent: ['GetItem', 'Query'], Staff: ['BatchGetItem'] },
});

export const getSiteVersion = route({
  id: 'getSiteVersion',
  summary: 'A publication of a section of the site with its content',
  method: 'GET',
  path: '/site/{id}/versions/{version}',
  access: { role: 'owner' },
  params: z.object({ id: PathId, version: numberParameter(0, 999_999) }),
  reply: SiteVersionWithContent,
  status: 200,
  problems: ['site_section_not_found', 'publication_not_found'],
  uses: { SiteContent: ['GetItem'], Staff: ['BatchGetItem'] },
});
