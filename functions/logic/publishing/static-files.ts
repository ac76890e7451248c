import type { Brand } from '#contracts/api/site-brand-rules';
import { manifest, manifestPaths } from '#contracts/website/manifest';
import { staticPages } from '#contracts/website/pages';
import { contentAt } from '#contracts/website/section-pages';
import { plainPage, render } from './page-files.ts';
import type { Besides } from './published-content.ts';
import { hashOf, type PublishedFile, type Site } from './site.ts';

/** Returns the files that show no programs, but what the agency says on every page. */
export const staticFiles = (site: Site, content: Besides['content']): PublishedFile[] => [
  ...plainPages(site, content),
  ...(content.brand ? manifestFiles(content.brand) : []),
];

const manifestFiles = (brand: Brand): PublishedFile[] =>
  manifestPaths.map((path) => ({
    key: path.slice(1),
    fingerprint: hashOf([manifest(path, brand)]),
    make: async () => manifest(path, brand),
  }));

const plainPages = (site: Site, content: Besides['content']): PublishedFile[] =>
  staticPages.flatMap(({ name, path, withoutPrograms }) => {
    const page = { path, today: site.today, content: contentAt(path, content) };
    return plainPage(site, { name, page }, (selection, language) =>
      render(site, { page, selection, language, ...(withoutPrograms && { programs: [] }) }),
    );
  });
