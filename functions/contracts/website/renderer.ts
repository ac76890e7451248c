import type { Program } from '#contracts/api/programs';
import type { Season } from '#contracts/api/seasons';
import type { SiteContent } from '../api/shown-content.ts';
import type { Language } from '../field-kit/language.ts';
import type { ProgramListQuery } from './program-list.ts';
import type { ListExtent } from './published-data.ts';
import type { ShownSettings } from './shown-settings.ts';

/** A page that shows programs. */
export interface ProgramsPage {
  /** The path without query and hash. */
  path: string;
  /** The part of the list, for `/programs`. */
  list?: ProgramListQuery | undefined;
  /** The Riyadh calendar day (`YYYY-MM-DD`), which decides which programs have ended. */
  today: string;
  /** The current and coming seasons, for `/programs`. */
  seasons?: readonly Season[] | undefined;
  /** The agency's content of this page; undefined if it is unknown or the page shows none of it. */
  content?: Partial<SiteContent> | undefined;
}

/** A page to prerender. */
export interface PageRequest extends ProgramsPage {
  /** Paths below `/admin` return the console's empty shell. */
  language: Language;
  /** The programs of the page's selection, in its order. Without them, pages show placeholders. */
  programs?: readonly Program[];
  extent?: ListExtent | undefined;
  /** Built pages have the default, and show nothing that depends on it before their scripts run. */
  shown?: ShownSettings | undefined;
}

export interface RenderedPage {
  /** The whole document, with the placeholder of the site's origin. */
  html: string;
  /** False for the page of a program that is not in the list. */
  found: boolean;
}

/** The exports of `dist/pages/render.js`. They are pure: they use no file, network, clock or setting. */
export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** A text that is different for every build that renders different pages. */
  build: string;
}
