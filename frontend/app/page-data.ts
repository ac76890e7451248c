import { dataAddresses } from '#contracts/website/published-data';
import type { TextFiles } from '../lib/i18n.ts';

/** Data that a prerendered page carries for its scripts: hydration needs no request. */
export interface PageData {
  texts: TextFiles;
  /** The Riyadh day it was rendered for. */
  today?: string;
  /** The parameters of the address that it was rendered for: `?page=2`. Absent on most pages. */
  search?: string;
  /** The published data in the page's markup, each under the address at which a screen asks for it. */
  published?: Readonly<Record<string, unknown>>;
}

/** The id for which the one page of all programs that do not exist is rendered. */
const missing = '-';

/** The published data in a page, where the page for missing programs is that of the open address. */
export function publishedFor({ published = {} }: PageData, programId: string | undefined): Record<string, unknown> {
  const isMissing = published[dataAddresses.program(missing)] === null;
  return isMissing && programId ? { [dataAddresses.program(programId)]: null } : published;
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
