import type { Program, ProgramType, Region } from '#contracts/programs';
import type { Language } from './language.ts';
import type { ProgramListQuery } from './program-list.ts';
import type { ListExtent } from './published-data.ts';

/** The fields that decide on which pages a program appears, and at which position. */
export interface ProgramFacts
  extends Pick<Program, 'id' | 'city' | 'price_sar' | 'from_date' | 'to_date' | 'featured'> {
  /** The region and type that staff set, else those that the site derives. */
  region: Region;
  type: ProgramType;
}

/** A page that shows programs. */
export interface ProgramsPage {
  /** The path without query and hash. */
  path: string;
  /** The part of the list, for `/programs`. */
  list?: ProgramListQuery | undefined;
  /** The Riyadh calendar day (`YYYY-MM-DD`), which decides which programs have ended. */
  today: string;
}

/** The programs of a page. */
export interface Selection {
  /** In the order of the page. */
  ids: readonly string[];
  /** Only for the list. */
  list?: ListExtent;
  /** A text that changes when the date changes what the page shows. */
  day: string;
}

/** A page to prerender. */
export interface PageRequest extends ProgramsPage {
  /** Paths below `/admin` return the console's empty shell. */
  language: Language;
  /** The programs of the page's selection, in its order. Without them, pages show placeholders. */
  programs?: readonly Program[];
  extent?: ListExtent | undefined;
}

export interface RenderedPage {
  /** The whole document, with the placeholder of the site's origin. */
  html: string;
  /** False for the page of a program that is not in the list. */
  found: boolean;
}

/** The exports of `dist/pages/render.js`. They are pure: they use no file, network, clock or setting. */
export interface PageRenderer {
  factsOf(program: Program): ProgramFacts;
  /**
   * Selects the programs of a page.
   * @param catalogue all programs, newest first
   * @returns undefined for a program that is not in the catalogue, and for a page after the end of the list
   */
  select(page: ProgramsPage, catalogue: readonly ProgramFacts[]): Selection | undefined;
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** Reduces the programs of a page's selection to the fields that their cards show. */
  inShort(page: ProgramsPage, programs: readonly Program[]): Program[];
  /** A text that is different for every build that renders different pages. */
  build: string;
}
