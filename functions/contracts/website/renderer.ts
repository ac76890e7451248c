import type { Program, ProgramType, Region } from '#contracts/programs';
import type { Language } from './language.ts';
import type { ProgramListQuery } from './program-list.ts';
import type { ListExtent } from './published-data.ts';

/** The fields that decide on which pages a program is, and where. */
export interface ProgramFacts
  extends Pick<Program, 'id' | 'city' | 'price_sar' | 'from_date' | 'to_date' | 'featured'> {
  /** The region and type that staff set, else the ones that the site shows. */
  region: Region;
  type: ProgramType;
}

/** A page that shows programs. */
export interface ProgramsPage {
  /** The path without query and hash. */
  path: string;
  /** The part of the list, on `/programs`. */
  list?: ProgramListQuery | undefined;
  /** The Riyadh calendar day (`YYYY-MM-DD`), which decides which programs have ended. */
  today: string;
}

/** The programs of a page. */
export interface Selection {
  /** In the order of the page. */
  ids: readonly string[];
  /** Absent on other pages than the list. */
  list?: ListExtent;
  /** A text that changes when what the page shows of the day changes. */
  day: string;
}

/** A page to prerender. */
export interface PageRequest extends ProgramsPage {
  /** Paths below `/admin` get the console's empty shell. */
  language: Language;
  /** The programs of the page's selection, in its order. Without them, pages show skeletons of programs. */
  programs?: readonly Program[];
  extent?: ListExtent | undefined;
}

export interface RenderedPage {
  /** The whole document, with the placeholder of the site's origin. */
  html: string;
  /** False for the page of a program that is not in the list. */
  found: boolean;
}

/**
 * The exports of `dist/pages/render.js`. It uses no file, network, clock or setting: the request alone decides the
 * page.
 */
export interface PageRenderer {
  factsOf(program: Program): ProgramFacts;
  /**
   * Selects the programs of a page.
   * @param catalogue all programs, newest first
   * @returns undefined for a program that is not in it, and for a page beyond the end of the list
   */
  select(page: ProgramsPage, catalogue: readonly ProgramFacts[]): Selection | undefined;
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** The programs of a page's selection with only what their cards show there. */
  inShort(page: ProgramsPage, programs: readonly Program[]): Program[];
  /** A text that changes with every build that renders other pages. */
  build: string;
}
