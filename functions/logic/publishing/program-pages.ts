import type { Program } from '#contracts/api/programs';
import { fromDayOn } from '#contracts/api/season-rules';
import type { Season } from '#contracts/api/seasons';
import { type SectionName, sectionNames } from '#contracts/api/section-names';
import type { SiteContent } from '#contracts/api/shown-content';
import { shownBrand } from '#contracts/api/site-brand';
import type { Brand } from '#contracts/api/site-brand-rules';
import { shownContact } from '#contracts/api/site-contact-rules';
import { shownSearch } from '#contracts/api/site-search-rules';
import type { Language } from '#contracts/field-kit/fields';
import { languages } from '#contracts/field-kit/language';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { searchAtStart } from '#contracts/site-defaults/search';
import { manifest, manifestPaths } from '#contracts/website/manifest';
import { type StageValues, withOrigin } from '#contracts/website/origin';
import { pageKey, programPageKey, programScreens, staticPages } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { wholeList } from '#contracts/website/program-list';
import { withGonePrograms } from '#contracts/website/program-testimonials';
import { dataAddresses, dataKey } from '#contracts/website/published-data';
import type { PageRenderer, ProgramsPage } from '#contracts/website/renderer';
import { robotsPath, robotsText } from '#contracts/website/robots';
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
  sectionNames.map((name) => sectionFile(name, content[name]));

const sectionFile = <Name extends SectionName>(name: Name, content: SiteContent[Name]): ProgramFile => ({
  key: dataKey(dataAddresses.section(name)),
  fingerprint: hashOf([content]),
  make: async () => JSON.stringify({ data: content }),
});

/** Returns what is said of programs, without links to those that are not in the list. */
export const saidOf = <Said extends Pick<Partial<SiteContent>, 'testimonials'>>(said: Said, catalogue: Catalogue) => {
  const ids = new Set(catalogue.map(({ id }) => id));
  return { ...said, testimonials: withGonePrograms(said.testimonials ?? [], (id) => ids.has(id)) };
};

/** The content of shared pages besides programs. */
export interface Besides {
  /** Those that pages of this day show; undefined before they are published. */
  seasons: readonly Season[] | undefined;
  content: Partial<SiteContent>;
}

/** Returns what is published besides programs, for pages of this day. */
export async function publishedBesides(site: Site): Promise<Besides> {
  const [seasons, content] = await Promise.all([publishedSeasons(site), publishedContent(site)]);
  return { seasons, content };
}

/** Returns what is published of the site's sections, for pages of this day. */
export async function publishedContent({ bucket, today }: Site): Promise<Besides['content']> {
  const content = await readPublishedContent(bucket);
  // The day may be another one than that of the publication.
  const { announcement = null } = content;
  // Pages may be written before the first publication of the sections.
  return {
    ...content,
    brand: content.brand ?? shownBrand(brandAtStart),
    contact: content.contact ?? shownContact(today, contactAtStart),
    menus: content.menus ?? null,
    search: content.search ?? shownSearch(searchAtStart),
    announcement: announcement && announcement.until >= today ? announcement : null,
  };
}

/** Returns the seasons that pages of this day show; undefined before they are published. */
async function publishedSeasons({ bucket, today }: Site): Promise<Season[] | undefined> {
  const seasons = await readPublishedSeasons(bucket);
  return seasons && fromDayOn(seasons, today);
}

/** A program's page. */
const ownPage = ({ today }: Site, id: string, content: Besides['content']): ProgramsPage => ({
  ...{ path: paths.program(id), today },
  content: contentAt(paths.program(id), content),
});

/** Returns the pages of one program. */
export function ownPages(site: Site, program: Program, { catalogue, content }: Context): ProgramFile[] {
  const page = ownPage(site, program.id, content);
  const selection = site.select(page, catalogue);
  if (!selection) throw new Error(`The list lacks ${program.id}.`);
  return pageFiles(site, { page, selection, catalogue, own: program }, (language) =>
    programPageKey(program.id, language),
  );
}

/** Returns the fingerprint of a program's pages; undefined if the program is not in the list. */
export function ownFingerprint(site: Site, id: string, context: Context & { hashes: Hashes }): string | undefined {
  const page = ownPage(site, id, context.content);
  const selection = site.select(page, context.catalogue);
  return selection && withBesides(fingerprintOf(site, page, selection, context.hashes), page);
}

/** True if a program's pages were written with what the agency says on them now. */
export function saysTheSame(site: Site, { id, page }: PublishedProgram, content: Besides['content']): boolean {
  return page.endsWith(withBesides('', ownPage(site, id, content)));
}

/** The content besides programs is the last part of a fingerprint. */
function withBesides(fingerprint: string, { seasons, content }: Pick<ProgramsPage, 'seasons' | 'content'>): string {
  const besides = [seasons, content].map((part) => part ?? null);
  return besides.some(Boolean) ? `${fingerprint}-${hashOf(besides)}` : fingerprint;
}

/** Returns the files that show several programs: the home page, the first page of the list, the sitemap, and what robots may read. */
export function sharedFiles(site: Site, catalogue: Catalogue, { seasons, content: said }: Besides): ProgramFile[] {
  const { renderer, origin, today, bucket } = site;
  const content = said.testimonials ? saidOf(said, catalogue) : said;
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
  const isHidden = content.search?.hidden ?? false;
  const pages = content.pages?.filter(({ isShown }) => isShown) ?? [];
  const maps = sitemapFiles(catalogue, { pages, isHidden }).map(({ path, version, write }) => ({
    key: path.slice(1),
    fingerprint: sha256(JSON.stringify([renderer.build, origin, version])),
    make: async () => withOrigin(write(), origin),
  }));
  const robots = {
    key: robotsPath.slice(1),
    fingerprint: sha256(JSON.stringify([origin, robotsText(isHidden)])),
    make: async () => withOrigin(robotsText(isHidden), origin),
  };
  const testimonials = content.testimonials ? [sectionFile('testimonials', content.testimonials)] : [];
  return [...testimonials, ...screens, ...maps, robots];
}

/** The content of a program's pages besides the program. */
export interface Context {
  catalogue: Catalogue;
  content: Besides['content'];
}

interface Shown {
  page: ProgramsPage;
  selection: Selection;
  catalogue: Catalogue;
  /** The page's own program, which may not be published yet. */
  own?: Program;
}

/** Returns the files that show no programs, but what the agency says on every page. */
export const staticFiles = (site: Site, content: Besides['content']): ProgramFile[] => [
  ...plainPages(site, content),
  ...(content.brand ? manifestFiles(content.brand) : []),
];

const manifestFiles = (brand: Brand): ProgramFile[] =>
  manifestPaths.map((path) => ({
    key: path.slice(1),
    fingerprint: hashOf([manifest(path, brand)]),
    make: async () => manifest(path, brand),
  }));

const plainPages = (site: Site, content: Besides['content']): ProgramFile[] =>
  staticPages.flatMap(({ name, path, withoutPrograms }) => {
    const page = { path, today: site.today, content: contentAt(path, content) };
    return plainPage(site, { name, page }, (selection, language) =>
      render(site, { page, selection, language, ...(withoutPrograms && { programs: [] }) }),
    );
  });

/** Returns the files of a page without programs. */
export function plainPage(
  site: Site,
  { name, page }: { name: string; page: ProgramsPage },
  make: (selection: Selection, language: Language) => Promise<string>,
): ProgramFile[] {
  // The footer has the year.
  const nothing = { ids: [], day: site.today.slice(0, 4) };
  const fingerprint = withBesides(fingerprintOf(site, page, nothing, new Map()), page);
  return languages.map((language) => ({
    ...{ key: pageKey(name, language), fingerprint },
    make: () => make(nothing, language),
  }));
}

function pageFiles(site: Site, shown: Shown, key: (language: Language) => string): ProgramFile[] {
  const { page, selection, catalogue, own } = shown;
  const fingerprint = withBesides(fingerprintOf(site, page, selection, hashesOf(catalogue, selection.ids)), page);
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
