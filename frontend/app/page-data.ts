import type { Brand } from '#contracts/api/site-brand-rules';
import { dataAddresses } from '#contracts/website/published-data';
import type { ShownSettings } from '#contracts/website/shown-settings';
import type { TextFiles } from '#shared/lib/i18n.ts';

/** Data in a prerendered page, so that hydration needs no request. */
export interface PageData {
  texts: TextFiles;
  /** The agency's names and colours. */
  brand: Brand;
  /** The Riyadh day (`YYYY-MM-DD`) for which it was rendered. */
  today?: string;
  /** The query string for which it was rendered: `?page=2`. Absent on most pages. */
  search?: string;
  /** The settings with which it was rendered. Absent on built pages. */
  shown?: ShownSettings;
  /** The published data of the page, by the address from which a screen fetches it. */
  published?: Readonly<Record<string, unknown>>;
}

/** The placeholder id in the one page for all programs that do not exist. */
const missing = '-';

/**
 * Returns the published data of a page. In the page for missing programs, replaces the placeholder with the open
 * address's id.
 */
export function publishedFor(
  { published = {} }: Partial<PageData>,
  programId: string | undefined,
): Record<string, unknown> {
  const isMissing = published[dataAddresses.program(missing)] === null;
  return isMissing && programId ? { ...published, [dataAddresses.program(programId)]: null } : published;
}

const id = '__data';

/** Writes the data as an element of the page. `<` is escaped, so that the data cannot end the element. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Reads the data of the open page. A page that no build has made has none. */
export function readPageData(): Partial<PageData> {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : {};
}
