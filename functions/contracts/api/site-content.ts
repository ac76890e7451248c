import * as z from 'zod/mini';
import { Instant, Language, numberParameter, orNull, PathId, wholeNumber } from '../field-kit/fields.ts';
import { DraftContent, mostSaves, Person, Refused } from './draft-shapes.ts';
import { route } from './route.ts';

/**
 * What the agency says on its own site, by section (`site-sections.ts`), with a draft, publications and their history. Visitors
 * see the published version until an owner publishes another.
 */

const SitePlan = z.object({
  publish_at: Instant,
  by: Person,
  /** When it was planned, or its time changed. */
  made_at: Instant,
  note: z.nullable(z.string()),
});
export type SitePlan = z.infer<typeof SitePlan>;

const SiteDraft = z.object({
  content: DraftContent,
  /** Rises with each save, and with each change of its plan. A save names the one on which it is based. */
  rev: z.int(),
  /** The version that was published when the draft began. */
  based_on: z.int(),
  saved_at: Instant,
  saved_by: Person,
  /** Null if its publication is not planned. What is planned is not changed before the plan is cancelled. */
  plan: z.nullable(SitePlan),
  /** Why it is not published as planned; null if it was not planned, and once it has been saved or planned again. */
  refused: z.nullable(Refused),
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

export const SectionParams = z.object({ id: PathId });

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
  /** As in the published data of the section, and of the menus if the section decides what they lead to. */
  reply: z.object({ content: z.unknown(), menus: z.optional(z.unknown()) }),
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
  problems: ['site_section_not_found', 'version_conflict', 'publication_planned'],
  audit: { action: 'site_draft_saved', record: 'site_section', hourly: true },
  // What is due is published by the first change that sees it.
  uses: { SiteContent: ['GetItem', 'PutItem', 'Query', 'DeleteItem'], Staff: ['BatchGetItem'] },
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
  problems: ['site_section_not_found', 'draft_not_found', 'publication_planned'],
  audit: { action: 'site_draft_discarded', record: 'site_section' },
  uses: { SiteContent: ['GetItem', 'PutItem', 'Query', 'DeleteItem'] },
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
