import { octoAvailability, octoProduct } from '#catalogue/octo';
import { inShort } from '#catalogue/select';
import { movedOwnPage, ownPageNamed } from '#contracts/api/own-page-rules';
import type { Program } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import type { DataAt } from '#contracts/website/data-at';
import { isManifestPath, manifest } from '#contracts/website/manifest';
import { movedTo } from '#contracts/website/moved';
import { isBrochure, missingProgram, notFound, type PageAt, staticPages } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { listAddress } from '#contracts/website/program-list';
import type { PageRenderer, PageRequest } from '#contracts/website/renderer';
import { robotsPath, robotsText } from '#contracts/website/robots';
import { sitemapFiles } from '#contracts/website/sitemap';
import type { CurrentPrograms, CurrentSeasons, CurrentSections } from './current-programs.ts';
import { type PageSettings, SiteFile } from './files.ts';
import { catalogueReader, type LiveCatalogue, type Place, type Shown } from './live-catalogue.ts';

type LivePage = (PageAt & { file?: SiteFile }) | { status: 301 | 302; location: string };

export interface LivePages {
  /** Returns the page with the current programs; undefined if only the built page is available. */
  find(page: PageAt, language: Language): Promise<LivePage | undefined>;
  /** Returns where an address leads at which there is nothing; undefined if nowhere. */
  moved(path: string): Promise<string | undefined>;
  /** Returns published data; undefined if there is none, or if the programs are unknown. */
  data(at: DataAt): Promise<SiteFile | undefined>;
  /** Returns a manifest, what robots may read, or a file of the sitemap with the current programs; undefined for other paths and if these are unknown. */
  file(path: string): Promise<SiteFile | undefined>;
}

type Renderer = Omit<PageRenderer, 'build'>;

export interface LivePagesOptions extends PageSettings {
  renderer: Renderer;
  programs: CurrentPrograms;
  seasons: CurrentSeasons;
  sections: CurrentSections;
  /** Reads a program that is not in the current list: it may have been added within the last second. */
  readProgram?: (id: string) => Promise<Program | undefined>;
  /** The Riyadh calendar day. */
  today?: () => string;
}

/** Makes the pages and data that show programs. Each is made once a day while the programs do not change. */
export function createLivePages(options: LivePagesOptions): LivePages {
  const { renderer, programs, seasons, sections, readProgram, today = riyadhDay, ...settings } = options;
  const read = catalogueReader({ programs, seasons, sections }, today);
  const pageOf = (html: string) => new SiteFile(Buffer.from(html), 'page.html', settings);
  const fileOf = (text: string, name: string) => new SiteFile(Buffer.from(text), name, { origin: settings.origin });

  return {
    async find(asked, language) {
      const place = placeOf(asked);
      const catalogue = place || asked.ownPage || staticPage(asked) ? await read() : undefined;
      if (!catalogue) return undefined;
      const shown = place && catalogue.select(place);
      const moved = asked.ownPage && movedOwnPage(asked.ownPage, catalogue.content.pages);
      if (moved) return { status: 301, location: paths.ownPage(moved.name) };
      const page = place && !shown ? missingProgram : existing(asked, catalogue);
      const instead = shown?.selection.instead;
      if (instead) return { status: 302, location: listAddress(instead, language) };
      const request = shown ? requestOf(shown) : staticRequest(page, catalogue);
      if (!request) return undefined;
      const make = async () =>
        pageOf((await renderer.renderPage({ ...request, language, shown: settings.shown })).html);
      try {
        return { ...page, file: await catalogue.once(`${language} ${page.name} ${page.programId}`, make, page.list) };
      } catch (error) {
        // On failure, this visitor gets the built page.
        console.error(error);
        return undefined;
      }
    },

    async moved(path) {
      const content = (await read())?.content;
      return content && movedTo(path, content, settings.origin);
    },

    async data(at) {
      const catalogue = await read();
      const content = catalogue && (await contentOf(at, catalogue, readProgram));
      if (content === undefined) return undefined;
      // OCTO has no envelope.
      const body = at.of.startsWith('octo-') ? content : { data: content };
      const make = async () => fileOf(JSON.stringify(body), 'data.json');
      return catalogue?.once(JSON.stringify(at), make, at.of === 'list' ? at.query : undefined);
    },

    async file(path) {
      if (isManifestPath(path)) {
        const { brand } = (await read())?.content ?? {};
        return brand && fileOf(manifest(path, brand), path);
      }
      const catalogue = path === robotsPath || /^\/sitemap\b.*\.xml$/.test(path) ? await read() : undefined;
      if (!catalogue) return undefined;
      const isHidden = catalogue.content.search?.hidden ?? false;
      if (path === robotsPath) return fileOf(robotsText(isHidden), 'robots.txt');
      const pages = catalogue.content.pages?.filter(({ isShown }) => isShown) ?? [];
      const part = sitemapFiles(catalogue.programs, { pages, isHidden }).find((file) => file.path === path);
      return part && fileOf(part.write(), 'sitemap.xml');
    },
  };
}

/** The page itself, or the one that says that there is none. */
const existing = (asked: PageAt, { content }: LiveCatalogue): PageAt =>
  asked.ownPage && !ownPageNamed(asked.ownPage, content.pages) ? { name: notFound, status: 404 } : asked;

type Request = Omit<PageRequest, 'language' | 'shown'>;

const requestOf = ({ page, selection, programs }: Shown): Request => ({ ...page, programs, extent: selection.list });

/** A page that shows no programs; undefined for others. */
const staticPage = ({ name }: Pick<PageAt, 'name'>) => staticPages.find((page) => page.name === name);

function staticRequest(asked: PageAt, { day, said }: LiveCatalogue): Request | undefined {
  if (asked.ownPage) {
    const path = paths.ownPage(asked.ownPage);
    return { path, today: day, content: said(path) };
  }
  const page = staticPage(asked);
  if (!page) return undefined;
  const { path, withoutPrograms } = page;
  return { path, today: day, content: said(path), ...(withoutPrograms && { programs: [] }) };
}

const termsIn = ({ content }: LiveCatalogue) => content.promises?.cancellation ?? [];

/** Returns the content of published data; undefined if there is none. */
async function contentOf(
  at: DataAt,
  catalogue: LiveCatalogue,
  readProgram: LivePagesOptions['readProgram'],
): Promise<unknown> {
  const shortly = (one: Shown | undefined) => one && inShort(one.page, one.programs);
  switch (at.of) {
    case 'octo-products':
      return catalogue.programs.map((program) => octoProduct(program, termsIn(catalogue), catalogue.day));
    case 'octo-product':
    case 'octo-availability': {
      const program = catalogue.find(at.id) ?? (await readProgram?.(at.id));
      if (!program) return undefined;
      return at.of === 'octo-product'
        ? octoProduct(program, termsIn(catalogue), catalogue.day)
        : octoAvailability(program, catalogue.day);
    }
    case 'program':
      return catalogue.find(at.id) ?? readProgram?.(at.id);
    case 'similar':
      return shortly(catalogue.select({ path: paths.program(at.id) }))?.filter(({ id }) => id !== at.id);
    case 'featured':
      return shortly(catalogue.select({ path: paths.home }));
    case 'seasons':
      return catalogue.seasons;
    case 'section':
      return catalogue.content[at.name];
    case 'own-page':
      return ownPageNamed(at.name, catalogue.content.pages)?.page;
    case 'list': {
      const list = catalogue.select({ path: paths.programs, list: at.query });
      return list && { ...list.selection.list, programs: shortly(list) };
    }
  }
}

/** The pages that show programs. */
function placeOf({ name, programId, list }: PageAt): Place | undefined {
  if (programId && isBrochure({ name })) return { path: paths.brochure(programId) };
  if (programId) return { path: paths.program(programId) };
  if (list) return { path: paths.programs, list };
  return name === 'index' ? { path: paths.home } : undefined;
}
