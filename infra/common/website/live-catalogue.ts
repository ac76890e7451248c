import { catalogueEntry, type Selection, select } from '#catalogue/select';
import type { Program } from '#contracts/api/programs';
import { fromDayOn } from '#contracts/api/season-rules';
import type { Season } from '#contracts/api/seasons';
import type { SiteContent } from '#contracts/api/shown-content';
import { contentOn } from '#contracts/api/site-sections';
import { isFurtherFiltered, nearLists } from '#contracts/website/list-choices';
import type { ProgramListQuery } from '#contracts/website/program-list';
import { withGonePrograms } from '#contracts/website/program-testimonials';
import type { ProgramsPage } from '#contracts/website/renderer';
import { contentAt } from '#contracts/website/section-pages';
import { pageText } from '#page-text';
import type { CurrentPrograms, CurrentSeasons, CurrentSections } from './current-programs.ts';
import type { SiteFile } from './files.ts';

/** The maximum number of pages in memory: a list has very many, because of its filters and its length. */
const mostKept = { near: 500, other: 200 };

export type Place = Pick<ProgramsPage, 'path' | 'list'>;

/** A page with its programs. */
export interface Shown {
  page: ProgramsPage;
  selection: Selection;
  programs: Program[];
}

/** The programs of a day, with the files that were made of them. */
export interface LiveCatalogue {
  day: string;
  programs: readonly Program[];
  /** Those of which a day is still to come; undefined if they are unknown. */
  seasons: readonly Season[] | undefined;
  /** Empty if it is unknown. */
  content: Partial<SiteContent>;
  find(id: string): Program | undefined;
  /** Returns a page with its programs; undefined for a program that is not there. */
  select(place: Place): Shown | undefined;
  /** Returns what the agency says on a page. */
  said(path: string): Partial<SiteContent> | undefined;
  /**
   * Makes a file once. If that fails, the next request retries. Lists that strangers can invent are kept apart, so that
   * they displace no page that readers come to.
   */
  once(key: string, make: () => Promise<SiteFile>, list?: ProgramListQuery): Promise<SiteFile>;
}

/**
 * Returns a reader of the catalogue: the same one while neither the programs, the seasons, the site's sections nor the day
 * change; undefined if the programs are unknown.
 */
export function catalogueReader({ programs, seasons, sections }: Sources, today: () => string) {
  let current: LiveCatalogue | undefined;
  let madeOf: readonly unknown[] = [];
  return async (): Promise<LiveCatalogue | undefined> => {
    const [latest, dated, said] = await Promise.all([programs(), seasons(), sections()]);
    if (!latest) return undefined;
    const day = today();
    const sources = [latest, dated, said, day];
    if (!current || sources.some((source, index) => source !== madeOf[index])) {
      const content = said ? contentOn(day, said, pageText) : {};
      current = catalogueOf(latest, { seasons: dated && fromDayOn(dated, day), content }, day);
      madeOf = sources;
    }
    return current;
  };
}

/** The sources of pages. */
interface Sources {
  programs: CurrentPrograms;
  seasons: CurrentSeasons;
  sections: CurrentSections;
}

type Besides = Pick<LiveCatalogue, 'seasons' | 'content'>;

function catalogueOf(programs: readonly Program[], { seasons, content: said }: Besides, day: string): LiveCatalogue {
  const entries = programs.map(catalogueEntry);
  const byId = new Map(programs.map((program) => [program.id, program]));
  const { testimonials } = said;
  const content = {
    ...said,
    ...(testimonials && { testimonials: withGonePrograms(testimonials, (id) => byId.has(id)) }),
  };
  const kept = { near: new Map<string, Promise<SiteFile>>(), other: new Map<string, Promise<SiteFile>>() };
  return {
    day,
    programs,
    seasons,
    content,
    find: (id) => byId.get(id),
    said: (path) => contentAt(path, content),

    select(place) {
      const page = {
        ...{ ...place, today: day, ...(place.list && { seasons }) },
        content: contentAt(place.path, content),
      };
      const selection = select(page, entries);
      const shown = selection?.ids.flatMap((id) => byId.get(id) ?? []) ?? [];
      return selection && { page, selection, programs: shown };
    },

    async once(key, make, list) {
      const share = list && (isFurtherFiltered(list) || list.page > nearLists.pages) ? 'other' : 'near';
      const made = kept[share];
      const file = made.get(key) ?? make();
      if (made.size >= mostKept[share]) made.clear();
      made.set(key, file);
      try {
        return await file;
      } catch (error) {
        made.delete(key);
        throw error;
      }
    },
  };
}
