import * as z from 'zod/mini';
import { Instant, optionalLine, orNull, wholeNumber } from '../field-kit/fields.ts';
import { mostSaves } from './draft-shapes.ts';
import { publicationNoteLimit } from './program-limits.ts';
import { route } from './route.ts';
import { SectionParams, SiteSection } from './site-content.ts';

/** The publications of the site's sections, at once or at a time. */

export const publishSiteDraft = route({
  id: 'publishSiteDraft',
  summary: 'Publish unpublished changes of a section of the site, at once or at a time',
  method: 'POST',
  path: '/site/{id}/publications',
  access: { role: 'owner' },
  params: SectionParams,
  body: z.object({
    /** That of the draft that is published: a conflict if a colleague has saved another since. */
    rev: wholeNumber(1).check(z.lte(mostSaves)),
    note: optionalLine(publicationNoteLimit),
    /** A future instant is not required: a past one publishes at once. Of a planned draft, it changes the time. */
    publish_at: orNull(Instant),
  }),
  rules: [
    'a planned publication is checked at once and again when it is due; if something stops it then, the draft says so in `refused` (published_since: another version was published meanwhile)',
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
  audit: { reported: ['site_published', 'site_publication_planned'] },
  uses: { SiteContent: ['GetItem', 'PutItem', 'Query', 'DeleteItem'], Staff: ['BatchGetItem'] },
});

export const changeSitePublication = route({
  id: 'changeSitePublication',
  summary: 'Cancel the planned publication of a section of the site: its content is the draft again',
  method: 'PATCH',
  path: '/site/{id}/publications',
  access: { role: 'owner' },
  params: SectionParams,
  body: z.object({ change: z.literal('cancel') }),
  rules: ['what is due already is published, not cancelled'],
  reply: SiteSection,
  status: 200,
  problems: ['site_section_not_found', 'version_conflict'],
  audit: { action: 'site_plan_cancelled', record: 'site_section' },
  uses: { SiteContent: ['GetItem', 'PutItem', 'Query', 'DeleteItem'], Staff: ['BatchGetItem'] },
});
