import { type OwnPage, ownPageNamed } from '#contracts/api/own-page-rules';
import type { SiteContent } from '#contracts/api/shown-content';
import { languages } from '#contracts/field-kit/language';
import { pageKey } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { dataAddresses, dataKey } from '#contracts/website/published-data';
import { contentAt } from '#contracts/website/section-pages';
import { deleteFiles, readPublishedPage } from '../../data/site-storage.ts';
import { plainPage, render } from './page-files.ts';
import { type Besides, publishedContent } from './published-content.ts';
import { hashOf, type PublishedFile, type Site } from './site.ts';

/** The pages of the agency's own, each in its files, and the list of them. */

const fileOf = (name: string) => `p/${name}`;

const filesOf = (name: string): string[] => [
  dataKey(dataAddresses.ownPage(name)),
  ...languages.map((language) => pageKey(fileOf(name), language)),
];

/** Returns the pages' texts as published data, and the list of pages without texts. */
export function ownPageData({ pages }: Pick<SiteContent, 'pages'>): PublishedFile[] {
  const file = (address: string, data: object): PublishedFile => ({
    key: dataKey(address),
    fingerprint: hashOf(data),
    make: async () => JSON.stringify({ data }),
  });
  const list = pages.map(({ page: _, ...inShort }) => inShort);
  return [
    ...pages.flatMap(({ name, page }) => (page ? file(dataAddresses.ownPage(name), page) : [])),
    file(dataAddresses.ownPages, list),
  ];
}

/** Returns the pages in both languages. */
export const ownPageFiles = (site: Site, content: Besides['content']): PublishedFile[] =>
  (content.pages ?? []).flatMap((own) => {
    if (!own.isShown) return [];
    const path = paths.ownPage(own.name);
    const page = { path, today: site.today, content: contentAt(path, content) };
    return plainPage(site, { name: fileOf(own.name), page }, async (selection, language) => {
      const text = await readPublishedPage(site.bucket, own.name);
      const pages = text ? [{ ...own, page: text }] : [];
      return render(site, { page: { ...page, content: { ...page.content, pages } }, selection, language });
    });
  });

const goneIn = (pages: readonly OwnPage[] = []): string[] =>
  pages
    .flatMap(({ name, former, isShown }) => [former, isShown ? [] : name].flat())
    .filter((name) => !ownPageNamed(name, pages));

/**
 * Removes the files of names that no page has any more. They are removed with each publication, so that a crash leaves none.
 * @returns false if a page has got one of these names meanwhile: its files must be written again
 */
export async function removeGonePages(site: Site, { pages }: Besides['content']): Promise<boolean> {
  const gone = goneIn(pages);
  if (gone.length === 0) return true;
  await deleteFiles(site.bucket, gone.flatMap(filesOf));
  const now = await publishedContent(site);
  return gone.every((name) => !ownPageNamed(name, now.pages));
}
