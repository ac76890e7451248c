import type { Program } from '#contracts/api/programs';
import { fromDayOn } from '#contracts/api/season-rules';
import type { Season } from '#contracts/api/seasons';
import { sectionNames } from '#contracts/api/section-names';
import type { SiteContent } from '#contracts/api/shown-content';
import type { Language } from '#contracts/field-kit/fields';
import { languages } from '#contracts/field-kit/language';
import { type StageValues, withOrigin } from '#contracts/website/origin';
import { pageKey, programPageKey, programScreens } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { wholeList } from '#contracts/website/program-list';
import { dataAddresses, dataKey } from '#contracts/website/published-data';
import type { PageRenderer, ProgramsPage } from '#contracts/website/renderer';
import { contentAt } from '#contracts/website/section-pages';
import { sitemapFiles } from '#contracts/website/sitemap';
import { sha256 } from '../../data/hash.ts';
import {
  type PublishedProgram,
  readPublishedContent,
  readPublishedProgram,
  readPublishedSeasons,
} from '../../data/site-storage.ts';
import { inShort, type Selection, type select } from '../catalogue/select.ts';

/** The input for making pages. */
export interface Site extends StageValues {
  bucket: string;
  renderer: PageRenderer;
  select: typeof select;
  /** Origin of the site for browsers. */
  origin: string;
  /** True if programs are published for partners' systems. */
  octo: boolean;
  /** The Riyadh calendar day of the pages. */
  today: string;
}

/** A file of the site that shows programs. */
export interface ProgramFile {
  key: string;
  /** Changes with the file's content and with the build. */
  fingerprint: string;
  make(): Promise<string>;
}

/** The published programs that pages show, newest first. */
export type Catalogue = readonly PublishedProgram[];

export const hashOf = (content: object): string => sha256(JSON.stringify(content)).slice(0, 16);

/** Keys of the files of one program. */
export const ownKeys = (id: string): string[] => [dataKey(dataAddresses.program(id)), ...pageKeys(id)];
const pageKeys = (id: string) => languages.map((language) => programPageKey(id, language));

/** Returns the published data of one program. */
export const dataFile = (program: Program): ProgramFile => ({
  key: dataKey(dataAddresses.program(program.id)),
  fingerprint: hashOf(program),
  make: async () => JSON.stringify({ data: program }),
});

/** Returns the published seasons. */
export const seasonsFile = (seasons: readonly Season[]): ProgramFile => ({
  key: dataKey(dataAddresses.seasons),
  fingerprint: hashOf(seasons),
  make: async () => JSON.stringify({ data: seasons }),
});

/** Returns what visitors get of each section of the site, as published data. */
export const sectionFiles = (content: SiteContent): ProgramFile[] =>
  sectionNames.map((name) => ({
    key: dataKey(dataAddresses.section(name)),
    fingerprint: hashOf([content[name]]),
    make: async () => JSON.stringify({ data: content[name] }),
  }));

/** What shared pages show besides programs. */
export interface Besides {
  /** Those that pages of this day show; undefined before they are published. */
  seasons: readonly Season[] | undefined;
  content: Partial<SiteContent>;
}

/** Returns what is published besides programs, for pages of this day. */
export async function publishedBesides(site: Site): Promise<Besides> {
  const [seasons, content] = await Promise.all([publishedSeasons(site), readPublishedContent(site.bucket)]);
  // The day may be another one than that of the publication.
  const { announcement = null } = content;
  return {
    seasons,
    content: { ...content, announcement: announcement && announcement.until >= site.today ? announcement : null },
  };
}

/** Returns the seasons that pages of this day show; undefined before they are published. */
async function publishedSeasons({ bucket, today }: Site): Promise<Season[] | undefined> {
  const seasons = await readPublishedSeasons(bucket);
  return seasons && fromDayOn(seasons, today);
}

/** Returns the pages of one program. */
export function ownPages(site: Site, program: Program, catalogue: Catalogue): ProgramFile[] {
  const page = { path: paths.program(program.id), today: site.today };
  const selection = site.select(page, catalogue);
  if (!selection) throw new Error(`The list lacks ${program.id}.`);
  return pageFiles(site, { page, selection, catalogue, own: program }, (language) =>
    programPageKey(program.id, language),
  );
}

/** Returns the fingerprint of a program's pages; undefined if the program is not in the list. */
export function ownFingerprint(site: Site, id: string, catalogue: Catalogue, hashes: Hashes): string | undefined {
  const page = { path: paths.program(id), today: site.today };
  const selection = site.select(page, catalogue);
  return selection && fingerprintOf(site, page, selection, hashes);
}

/** Returns the files that show several programs: the home page, the first page of the list, and the sitemap. */
export function sharedFiles(site: Site, catalogue: Catalogue, { seasons, content }: Besides): ProgramFile[] {
  const { renderer, origin, today, bucket } = site;
  const screens = programScreens.flatMap(({ name, path }) => {
    const page: ProgramsPage = {
      ...{ path, today, content: contentAt(path, content) },
      ...(path === paths.programs && { list: wholeList, seasons }),
    };
    const selection = site.select(page, catalogue);
    if (!selection) throw new Error(`Nothing is selected for ${path}.`);
    const files = pageFiles(site, { page, selection, catalogue }, (language) => pageKey(name, language));
    if (path !== paths.home) return files;
    const make = async () => JSON.stringify({ data: inShort(page, await readAll(bucket, selection.ids)) });
    return [...files, { key: dataKey(dataAddresses.featured), fingerprint: files[0]?.fingerprint ?? '', make }];
  });
  const maps = sitemapFiles(catalogue).map(({ path, version, write }) => ({
    key: path.slice(1),
    fingerprint: sha256(JSON.stringify([renderer.build, origin, version])),
    make: async () => withOrigin(write(), origin),
  }));
  return [...screens, ...maps];
}

interface Shown {
  page: ProgramsPage;
  selection: Selection;
  catalogue: Catalogue;
  /** The page's own program, which may not be published yet. */
  own?: Program;
}

function pageFiles(site: Site, shown: Shown, key: (language: Language) => string): ProgramFile[] {
  const { page, selection, catalogue, own } = shown;
  const plain = fingerprintOf(site, page, selection, hashesOf(catalogue, selection.ids));
  const besides = [page.seasons, page.content].map((part) => part ?? null);
  const fingerprint = besides.some(Boolean) ? hashOf([plain, ...besides]) : plain;
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

interface Rendering extends Pick<Shown, 'page' | 'selection'> {
  programs: readonly Program[];
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

export type Hashes = ReadonlyMap<string, string>;

const hashesOf = (catalogue: Catalogue, ids: readonly string[]): Hashes =>
  new Map(catalogue.filter(({ id }) => ids.includes(id)).map(({ id, hash }) => [id, hash]));

const fingerprintOf = (
  { renderer, origin, siteKey, retentionMonths, shown }: Site,
  { path }: ProgramsPage,
  { ids, list, day }: Selection,
  hashes: Hashes,
) => {
  const page = [renderer.build, origin, siteKey, retentionMonths, shown, path, list, day];
  return sha256(JSON.stringify([...page, ids.map((id) => [id, hashes.get(id)])]));
};
