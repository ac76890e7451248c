import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/fields';
import { languages } from '#contracts/field-kit/language';
import { withOrigin } from '#contracts/website/origin';
import { pageKey } from '#contracts/website/pages';
import type { ProgramsPage } from '#contracts/website/renderer';
import { sha256 } from '../../data/hash.ts';
import { readPublishedProgram } from '../../data/site-storage.ts';
import type { Selection } from '../catalogue/select.ts';
import { type Catalogue, hashOf, type PublishedFile, type Site } from './site.ts';

/** The files of a page in each language, rendered, with the fingerprint that says when they are written again. */

interface Shown {
  page: ProgramsPage;
  selection: Selection;
  catalogue: Catalogue;
  /** The page's own program, which may not be published yet. */
  own?: Program;
}

/** Returns the files of a page that shows programs. */
export function pageFiles(site: Site, shown: Shown, key: (language: Language) => string): PublishedFile[] {
  const { page, selection, catalogue, own } = shown;
  const fingerprint = fingerprintOf(site, page, selection, hashesOf(catalogue, selection.ids));
  let programs: Promise<Program[]> | undefined;
  return languages.map((language) => ({
    key: key(language),
    fingerprint,
    async make() {
      programs ??= readAll(site.bucket, selection.ids, own);
      return render(site, { page, selection, programs: await programs, language });
    },
  }));
}

/** Returns the files of a page without programs. */
export function plainPage(
  site: Site,
  { name, page }: { name: string; page: ProgramsPage },
  make: (selection: Selection, language: Language) => Promise<string>,
): PublishedFile[] {
  // The footer has the year.
  const nothing = { ids: [], day: site.today.slice(0, 4) };
  const fingerprint = fingerprintOf(site, page, nothing, new Map());
  return languages.map((language) => ({
    ...{ key: pageKey(name, language), fingerprint },
    make: () => make(nothing, language),
  }));
}

interface Rendering extends Pick<Shown, 'page' | 'selection'> {
  /** Undefined for a page that shows none. */
  programs?: readonly Program[];
  language: Language;
}

/** Renders a page and inserts the site's origin. */
export async function render(
  { renderer, origin, siteKey, retentionMonths, shown }: Site,
  { page, selection, ...given }: Rendering,
): Promise<string> {
  const { html } = await renderer.renderPage({ ...page, ...given, extent: selection.list, shown });
  return withOrigin(html, origin, { siteKey, retentionMonths, shown });
}

/** Returns the published programs with these ids, without those that have been deleted since. */
export async function readAll(bucket: string, ids: readonly string[], own?: Program): Promise<Program[]> {
  const read = (id: string) => (id === own?.id ? own : readPublishedProgram(bucket, id));
  return (await Promise.all(ids.map(read))).filter((program) => program !== undefined);
}

/** The hash of what a page shows other than programs is the last part of a fingerprint. */
export function withOtherContent(
  fingerprint: string,
  { seasons, content }: Pick<ProgramsPage, 'seasons' | 'content'>,
): string {
  const others = [seasons, content].map((part) => part ?? null);
  return others.some(Boolean) ? `${fingerprint}-${hashOf(others)}` : fingerprint;
}

export type Hashes = ReadonlyMap<string, string>;

const hashesOf = (catalogue: Catalogue, ids: readonly string[]): Hashes =>
  new Map(catalogue.filter(({ id }) => ids.includes(id)).map(({ id, hash }) => [id, hash]));

export const fingerprintOf = (
  { renderer, origin, siteKey, retentionMonths, shown }: Site,
  page: ProgramsPage,
  { ids, list, day }: Selection,
  hashes: Hashes,
): string => {
  const parts = [renderer.build, origin, siteKey, retentionMonths, shown, page.path, list, day];
  return withOtherContent(sha256(JSON.stringify([...parts, ids.map((id) => [id, hashes.get(id)])])), page);
};
