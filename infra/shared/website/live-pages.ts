import { riyadhDay } from '#contracts/calendar';
import type { Program } from '#contracts/programs';
import type { DataAt } from '#contracts/website/data-at';
import type { Language } from '#contracts/website/language';
import { missingProgram, type PageAt } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import type { PageRenderer, ProgramFacts, ProgramsPage, Selection } from '#contracts/website/renderer';
import { sitemapFiles } from '#contracts/website/sitemap';
import type { CurrentPrograms } from './current-programs.ts';
import { type PageSettings, SiteFile } from './files.ts';

export interface LivePages {
  /** Returns the page with the current programs; undefined if only the built page is available. */
  find(page: PageAt, language: Language): Promise<(PageAt & { file?: SiteFile }) | undefined>;
  /** Returns published data; undefined if there is none, or if the programs are unknown. */
  data(at: DataAt): Promise<SiteFile | undefined>;
  /** Returns a file of the sitemap with the current programs; undefined for other paths and if they are unknown. */
  sitemap(path: string): Promise<SiteFile | undefined>;
}

export interface LivePagesOptions extends PageSettings {
  renderer: Omit<PageRenderer, 'build'>;
  programs: CurrentPrograms;
  /** Reads a program that is not in the current list: it may have been added within the last second. */
  readProgram?: (id: string) => Promise<Program | undefined>;
  /** The Riyadh calendar day. */
  today?: () => string;
}

/** A page with its programs. */
interface Shown {
  page: ProgramsPage;
  selection: Selection;
  programs: Program[];
}

/** The maximum number of pages in memory: a list has very many, because of its filters. */
const mostKept = 500;

/** Makes the pages and data that show programs. Each is made once a day while the programs do not change. */
export function createLivePages(options: LivePagesOptions): LivePages {
  const { renderer, programs, readProgram, today = riyadhDay, ...settings } = options;
  const { origin } = settings;
  let shown: readonly Program[] = [];
  let shownOn = '';
  let catalogue: ProgramFacts[] = [];
  let byId = new Map<string, Program>();
  let made = new Map<string, Promise<SiteFile>>();

  /**
   * Reads the current programs.
   * @returns false if they are unknown
   */
  async function refresh(): Promise<boolean> {
    const latest = await programs();
    if (!latest) return false;
    if (latest === shown && today() === shownOn) return true;
    [shown, shownOn, made] = [latest, today(), new Map()];
    catalogue = latest.map(renderer.factsOf);
    byId = new Map(latest.map((program) => [program.id, program]));
    return true;
  }

  function select(place: Pick<ProgramsPage, 'path' | 'list'>): Shown | undefined {
    const page = { ...place, today: shownOn };
    const selection = renderer.select(page, catalogue);
    return selection && { page, selection, programs: selection.ids.flatMap((id) => byId.get(id) ?? []) };
  }

  /** Makes a file once. If that fails, the next request retries. */
  async function once(key: string, make: () => Promise<SiteFile>): Promise<SiteFile> {
    const file = made.get(key) ?? make();
    if (made.size >= mostKept) made.clear();
    made.set(key, file);
    try {
      return await file;
    } catch (error) {
      made.delete(key);
      throw error;
    }
  }

  async function render({ page, selection, programs }: Shown, language: Language): Promise<SiteFile> {
    const { html } = await renderer.renderPage({ ...page, language, programs, extent: selection.list });
    return new SiteFile(Buffer.from(html), 'page.html', settings);
  }

  async function contentOf(at: DataAt): Promise<unknown> {
    const inShort = (one: Shown | undefined) => one && renderer.inShort(one.page, one.programs);
    switch (at.of) {
      case 'program':
        return byId.get(at.id) ?? readProgram?.(at.id);
      case 'similar':
        return inShort(select({ path: paths.program(at.id) }))?.filter(({ id }) => id !== at.id);
      case 'featured':
        return inShort(select({ path: paths.home }));
      case 'list': {
        const list = select({ path: paths.programs, list: at.query });
        return list && { ...list.selection.list, programs: inShort(list) };
      }
    }
  }

  return {
    async find(page, language) {
      const place = placeOf(page);
      if (!place || !(await refresh())) return undefined;
      const selected = select(place);
      if (!selected) return missingProgram;
      const { list } = selected.selection;
      const status = list && list.query.page > list.pages ? 404 : page.status;
      try {
        return {
          ...page,
          status,
          file: await once(`${language} ${page.name} ${page.programId}`, () => render(selected, language)),
        };
      } catch (error) {
        // On failure, this visitor gets the built page.
        console.error(error);
        return undefined;
      }
    },

    async data(at) {
      if (!(await refresh())) return undefined;
      const content = await contentOf(at);
      return content === undefined
        ? undefined
        : once(
            JSON.stringify(at),
            async () => new SiteFile(Buffer.from(JSON.stringify({ data: content })), 'data.json', { origin }),
          );
    },

    async sitemap(path) {
      if (!/^\/sitemap\b.*\.xml$/.test(path) || !(await refresh())) return undefined;
      const part = sitemapFiles(shown).find((file) => file.path === path);
      return part && new SiteFile(Buffer.from(part.write()), 'sitemap.xml', { origin });
    },
  };
}

/** The pages that show programs. */
function placeOf({ name, programId, list }: PageAt): Pick<ProgramsPage, 'path' | 'list'> | undefined {
  if (programId) return { path: paths.program(programId) };
  if (list) return { path: paths.programs, list };
  return name === 'index' ? { path: paths.home } : undefined;
}
