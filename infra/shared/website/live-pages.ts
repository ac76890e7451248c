import { riyadhDay } from '#contracts/calendar';
import type { Program } from '#contracts/programs';
import type { Language } from '#contracts/website/language';
import { missingProgram, type PageAt } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import type { PageRenderer } from '#contracts/website/renderer';
import { sitemap } from '#contracts/website/sitemap';
import type { CurrentPrograms } from './current-programs.ts';
import { type PageSettings, SiteFile } from './files.ts';

export interface LivePages {
  /** Returns the page with the current programs; undefined if the page as built must do. */
  find(page: PageAt, language: Language): Promise<(PageAt & { file?: SiteFile }) | undefined>;
  /** Returns the sitemap with the current programs; undefined if they are unknown. */
  sitemap(): Promise<SiteFile | undefined>;
}

export interface LivePagesOptions extends PageSettings {
  renderer: Pick<PageRenderer, 'renderPage'>;
  programs: CurrentPrograms;
  /** The Riyadh calendar day. */
  today?: () => string;
}

/** Renders the pages that show programs, each once a day while the programs stay the same. */
export function createLivePages({
  renderer,
  programs,
  origin,
  siteKey,
  today = riyadhDay,
}: LivePagesOptions): LivePages {
  let shown: readonly Program[] = [];
  let shownOn = '';
  let rendered = new Map<string, Promise<SiteFile>>();

  async function render(path: string, language: Language): Promise<SiteFile> {
    const { html } = await renderer.renderPage({ path, language, programs: shown, today: shownOn });
    return new SiteFile(Buffer.from(html), 'page.html', { origin, siteKey });
  }

  return {
    async find(page, language) {
      const path = pathOf(page);
      if (!path) return undefined;
      const latest = await programs();
      if (!latest) return undefined;
      const { programId } = page;
      if (programId && !latest.some(({ id }) => id === programId)) return missingProgram;
      if (latest !== shown || today() !== shownOn) [shown, shownOn, rendered] = [latest, today(), new Map()];
      const key = `${language} ${path}`;
      const file = rendered.get(key) ?? render(path, language);
      rendered.set(key, file);
      try {
        return { ...page, file: await file };
      } catch (error) {
        // This visitor gets the page as built; the next request tries again.
        console.error(error);
        rendered.delete(key);
        return undefined;
      }
    },

    async sitemap() {
      const latest = await programs();
      return latest && new SiteFile(Buffer.from(sitemap(latest)), 'sitemap.xml', { origin });
    },
  };
}

/** The addresses of the pages that show programs. */
const pathOf = ({ name, programId }: PageAt): string | undefined =>
  programId ? paths.program(programId) : { index: paths.home, programs: paths.programs }[name];
