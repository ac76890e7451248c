import * as z from 'zod/mini';
import { amongBlanks, characters } from '../field-kit/text-rules.ts';
import { type OwnPageId, ownPageLimits, reservedPageNames } from './own-page-rules.ts';
import { SitePageBody } from './site-page.ts';

/** The last part of a page's address. No other letters: an address must be readable aloud, and look like no other. */
const PageName = z.string().check(
  characters(1, ownPageLimits.name),
  z.regex(amongBlanks(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), { error: 'invalid_page_name' }),
  z.trim(),
  z.refine((name) => !reservedPageNames.includes(name), { error: 'reserved_page_name' }),
);

/** A page of the agency's own, at `/p/<name>`. */
export const OwnPageBody = z.extend(SitePageBody, {
  name: PageName,
  /** True if visitors get it no longer. */
  archived: z.boolean(),
  /** Names it had before. A publication adds to them; what a draft says of them counts for nothing. */
  former: z._default(z.array(z.string()).check(z.maxLength(ownPageLimits.former)), []),
});
export type OwnPageBody = z.infer<typeof OwnPageBody>;

const nothing = { ar: '', en: '' };

/** A place for a page that has never been used. */
export const noOwnPage: OwnPageBody = {
  ...{ name: '', archived: false, former: [], title: nothing, summary: nothing, effective: null, text: nothing },
};

/** The published state of one of the places for own pages. */
export interface PublishedOwnPage {
  id: OwnPageId;
  /** 0 if it has never been used. */
  version: number;
  content: OwnPageBody;
  at: string | null;
}

/** Returns the former names of a page that replaces another version of itself, the newest first. */
export const formerNames = (page: OwnPageBody, before: OwnPageBody): string[] =>
  [...new Set([before.name, ...before.former])]
    .filter((name) => name && name !== page.name)
    .slice(0, ownPageLimits.former);
