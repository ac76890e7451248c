import { withOrigin } from '#contracts/website/origin';
import { pageKey, programScreens } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { wholeList } from '#contracts/website/program-list';
import { dataAddresses, dataKey } from '#contracts/website/published-data';
import type { ProgramsPage } from '#contracts/website/renderer';
import { robotsPath, robotsText } from '#contracts/website/robots';
import { contentAt } from '#contracts/website/section-pages';
import { sitemapFiles } from '#contracts/website/sitemap';
import { sha256 } from '../../data/hash.ts';
import { inShort } from '../catalogue/select.ts';
import { saidOf, sectionFile } from './data-files.ts';
import { pageFiles, readAll } from './page-files.ts';
import type { Besides } from './published-content.ts';
import type { Catalogue, PublishedFile, Site } from './site.ts';

/** Returns the files that show several programs: the home page, the first page of the list, the sitemap, and what robots may read. */
export function sharedFiles(site: Site, catalogue: Catalogue, { seasons, content: said }: Besides): PublishedFile[] {
  const { renderer, origin, today, bucket } = site;
  const content = said.testimonials ? saidOf(said, catalogue) : said;
  const screens = programScreens.flatMap(({ name, path }) => {
    const page: ProgramsPage = {
      ...{ path, today, content: contentAt(path, content) },
      ...(path === paths.programs && { list: wholeList, seasons }),
    };
    const selection = site.select(page, catalogue);
    if (!selection) throw new Error(`Nothing is selected for ${path}.`);
    const files = pageFiles(site, { page, selection, catalogue }, (language) => pageKey(name, language));
    if (path !== paths.home) return files;
    const make = async () => JSON.stringify({ data: inShort(page, await readAll(bucket, selection.ids)) });
    return [...files, { key: dataKey(dataAddresses.featured), fingerprint: files[0]?.fingerprint ?? '', make }];
  });
  const isHidden = content.search?.hidden ?? false;
  const pages = content.pages?.filter(({ isShown }) => isShown) ?? [];
  const maps = sitemapFiles(catalogue, { pages, isHidden }).map(({ path, version, write }) => ({
    key: path.slice(1),
    fingerprint: sha256(JSON.stringify([renderer.build, origin, version])),
    make: async () => withOrigin(write(), origin),
  }));
  const robots = {
    key: robotsPath.slice(1),
    fingerprint: sha256(JSON.stringify([origin, robotsText(isHidden)])),
    make: async () => withOrigin(robotsText(isHidden), origin),
  };
  const testimonials = content.testimonials ? [sectionFile('testimonials', content.testimonials)] : [];
  return [...testimonials, ...screens, ...maps, robots];
}
