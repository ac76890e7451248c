import type { Language } from '#contracts/fields';
import { languages } from './language.ts';
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

/**
 * Lists every page for search engines with its twin in the other language, at addresses with the placeholder of the
 * site's origin.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap(programs: readonly ListedProgram[]): string {
  const pages = [
    ...listedPaths.flatMap((path) => entries(path)),
    ...programs.flatMap(({ id, updated_at }) => entries(paths.program(id), updated_at)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

const address = (path: string, language: Language) => originPlaceholder + pagePath(path, language);

function entries(path: string, changedAt?: string): string[] {
  const twins = languages.map((language) => link(language, address(path, language)));
  const links = [...twins, link('x-default', address(path, 'ar'))].join('');
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return languages.map((language) => `<url><loc>${address(path, language)}</loc>${changed}${links}</url>`);
}

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
