import { unstable_serialize } from 'swr';
import type { Program } from '#contracts/programs';
import { programKey } from '../features/programs/get-program.ts';
import { featuredKey, programsKey, similarKey } from '../features/programs/list-programs.ts';
import type { TextFiles } from '../lib/i18n.ts';

/** Data that a prerendered page carries for its scripts: hydration needs no request. */
export interface PageData {
  texts: TextFiles;
  /** The Riyadh day it was rendered for. */
  today?: string;
  /** The programs in the page's markup, in short: the home page's selection, or all. */
  featured?: readonly Program[];
  programs?: readonly Program[];
  /** The one that the page is about, null for one that is gone, and others like it. */
  program?: Program | null;
  similar?: readonly Program[];
}

const id = '__data';

/** The data as an element of the page. Nothing in it can end the element: `<` is written as an escape. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The data of the open page; empty where it was not prerendered. */
export function readPageData(): PageData {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : { texts: {} };
}

/** The data as the cache's first answers, each under the key that a screen asks by. */
export const swrFallback = ({ featured, programs, program, similar }: PageData, programId = '') => ({
  [featuredKey]: featured,
  [programsKey]: programs,
  [unstable_serialize(programKey(programId))]: program,
  [unstable_serialize(similarKey(programId))]: similar,
});
