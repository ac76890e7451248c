import type { Language } from '#contracts/field-kit/fields';
import { defaultLanguage, languages } from '../field-kit/language.ts';
import { originPlaceholder } from './origin-placeholder.ts';
import { pagePath } from './page-path.ts';
import { listedPaths } from './pages.ts';
import { paths } from './paths.ts';

/** The sitemap's path, which `robots.txt` names. */
export const sitemapPath = '/sitemap.xml';

/** The fields of a program that the sitemap uses. */
interface ListedProgram {
  id: string;
  /** The instant of the last change. */
  updated_at: string;
}

/** Larger catalogues are split: a file may contain 50,000 addresses, and a change should rewrite only its own part. */
export const programsPerSitemap = 1000;

/** The fields of an own page that the sitemap uses. */
interface ListedPage {
  name: string;
  changed: string | null;
}

interface SitemapOptions {
  /** The agency's own pages. */
  pages?: readonly ListedPage[];
  /** True if search engines show nothing of the site: then the files name no page. */
  isHidden?: boolean;
}

export interface SitemapFile {
  /** `/sitemap.xml`, or `/sitemap-1.xml` of a split one. */
  path: string;
  /** Changes with the content. */
  version: string;
  /** Returns the content, with the placeholder of the site's origin in its addresses. */
  write(): string;
}

/**
 * The files of the sitemap: one, or a list of files for a large catalogue.
 * @param programs all, newest first
 */
export function sitemapFiles(
  programs: readonly ListedProgram[],
  { pages = [], isHidden = false }: SitemapOptions = {},
): SitemapFile[] {
  if (isHidden) return sitemapFiles(programs).map(({ path }) => ({ path, version: 'hidden', write: () => urls([]) }));
  if (programs.length <= programsPerSitemap) {
    return [{ path: sitemapPath, version: versionOf(programs, pages), write: () => sitemap(programs, pages) }];
  }
  // The oldest first, so that a new program changes only the last part.
  const oldest = programs.toReversed();
  const count = Math.ceil(oldest.length / programsPerSitemap);
  const parts = Array.from({ length: count }, (_, index) => {
    const some = oldest.slice(index * programsPerSitemap, (index + 1) * programsPerSitemap);
    return {
      path: `/sitemap-${index + 1}.xml`,
      version: versionOf(some, index === 0 ? pages : []),
      write: () => urls([...(index === 0 ? screens(pages) : []), ...some.flatMap(programEntries)]),
    };
  });
  return [{ path: sitemapPath, version: `${count} parts`, write: () => sitemapIndex(parts) }, ...parts];
}

const versionOf = (programs: readonly ListedProgram[], pages: readonly ListedPage[]) =>
  [
    ...pages.map(({ name, changed }) => `p/${name} ${changed}`),
    ...programs.map(({ id, updated_at }) => `${id} ${updated_at}`),
  ].join('\n');

/**
 * Lists every page for search engines together with its version in each other language, with the placeholder of the
 * site's origin in the addresses. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export const sitemap = (programs: readonly ListedProgram[], pages: readonly ListedPage[] = []): string =>
  urls([...screens(pages), ...programs.flatMap(programEntries)]);

const screens = (pages: readonly ListedPage[]) => [
  ...listedPaths.flatMap((path) => entries(path)),
  ...pages.flatMap(({ name, changed }) => entries(paths.ownPage(name), changed)),
];
const programEntries = ({ id, updated_at }: ListedProgram) => entries(paths.program(id), updated_at);

const urls = (pages: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;

/** https://www.sitemaps.org/protocol.html#index */
const sitemapIndex = (parts: readonly { path: string }[]) => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map(({ path }) => `<sitemap><loc>${originPlaceholder}${path}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

const address = (path: string, language: Language) => originPlaceholder + pagePath(path, language);

function entries(path: string, changedAt?: string | null): string[] {
  const twins = languages.map((language) => link(language, address(path, language)));
  const links = [...twins, link('x-default', address(path, defaultLanguage))].join('');
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return languages.map((language) => `<url><loc>${address(path, language)}</loc>${changed}${links}</url>`);
}

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
