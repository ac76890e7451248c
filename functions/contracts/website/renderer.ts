import type { Program } from '#contracts/programs';
import type { Language } from './language.ts';

/** A page to prerender. */
export interface PageRequest {
  /** The path without query and hash. Paths below `/admin` get the console's empty shell. */
  path: string;
  language: Language;
  /** The Riyadh calendar day (`YYYY-MM-DD`), which decides which programs have ended. */
  today: string;
  /** All programs, newest first. Without them, pages show skeletons of programs. */
  programs?: readonly Program[];
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
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** A text that changes when what a page shows of the programs and the day changes. */
  shownPrograms(request: Pick<Required<PageRequest>, 'path' | 'programs' | 'today'>): unknown;
  /** A text that changes with every build that renders other pages. */
  build: string;
}
