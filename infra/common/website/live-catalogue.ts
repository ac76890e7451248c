import { catalogueEntry, type Selection, select } from '#catalogue/select';
import type { Program } from '#contracts/api/programs';
import type { ProgramsPage } from '#contracts/website/renderer';
import type { CurrentPrograms } from './current-programs.ts';
import type { SiteFile } from './files.ts';

/** The maximum number of pages in memory: a list has very many, because of its filters. */
const mostKept = 500;

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
  find(id: string): Program | undefined;
  /** Returns a page with its programs; undefined for a program that is not there. */
  select(place: Place): Shown | undefined;
  /** Makes a file once. If that fails, the next request retries. */
  once(key: string, make: () => Promise<SiteFile>): Promise<SiteFile>;
}

/** Returns a reader of the catalogue: the same one while neither the programs nor the day change; undefined if unknown. */
export function catalogueReader(programs: CurrentPrograms, today: () => string) {
  let current: LiveCatalogue | undefined;
  return async (): Promise<LiveCatalogue | undefined> => {
    const latest = await programs();
    if (!latest) return undefined;
    const day = today();
    if (latest !== current?.programs || day !== current.day) current = catalogueOf(latest, day);
    return current;
  };
}

function catalogueOf(programs: readonly Program[], day: string): LiveCatalogue {
  const entries = programs.map(catalogueEntry);
  const byId = new Map(programs.map((program) => [program.id, program]));
  const made = new Map<string, Promise<SiteFile>>();
  return {
    day,
    programs,
    find: (id) => byId.get(id),

    select(place) {
      const page = { ...place, today: day };
      const selection = select(page, entries);
      return selection && { page, selection, programs: selection.ids.flatMap((id) => byId.get(id) ?? []) };
    },

    async once(key, make) {
      const file = made.get(key) ?? make();
      if (made.size >= mostKept) made.clear();
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
