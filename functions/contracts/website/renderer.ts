import type { Program } from '#contracts/programs';
import type { Language } from './language.ts';

/** A page to render ahead. */
export interface PageRequest {
  /** As in the address, without query and anchor. Anything below `/admin` gives the console's empty shell. */
  path: string;
  language: Language;
  /** The Riyadh calendar day (`YYYY-MM-DD`): it decides which programs have ended. */
  today: string;
  /** All programs, newest first. Without them the pages that show programs hold their skeletons. */
  programs?: readonly Program[];
}

export interface RenderedPage {
  /** The whole document, with the placeholder where the site's origin belongs. */
  html: string;
  /** False for the page of a program that is not among those given. */
  found: boolean;
}

/** What `dist/pages/render.js` exports. It needs no file, network, clock or setting: only its request decides the page. */
export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** As much of the programs and the day as a page shows: while it stays the same, so does the page. */
  shownPrograms(request: Pick<Required<PageRequest>, 'path' | 'programs' | 'today'>): unknown;
  /** Another one for every build that makes other pages. */
  build: string;
}
