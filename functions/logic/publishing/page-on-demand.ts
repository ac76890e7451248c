import type { Language } from '#contracts/fields';
import { contentType } from '#contracts/website/content-type';
import { dataAt } from '#contracts/website/data-at';
import { isLanguage } from '#contracts/website/language';
import { listNamed } from '#contracts/website/list-choices';
import { missingProgram, pageAt, pageKey } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import type { ProgramsPage } from '#contracts/website/renderer';
import * as storage from '../../data/site-storage.ts';
import { type Making, openSite } from './open-site.ts';
import { readAll, render, type Site } from './program-pages.ts';

export interface MadePage {
  status: 200 | 404;
  type: string;
  /** Undefined for data. */
  language?: Language;
  body: string;
}

const nothing: MadePage = { status: 404, type: contentType('missing.txt'), body: 'Not found\n' };

/**
 * Makes a file that is not in the site's bucket: a part of the list, its data, or the programs similar to one. For a
 * program that does not exist it returns the page for missing programs.
 * @param path of the file, to which the CDN's function has mapped the address
 */
export async function pageOnDemand(path: string, making: Making = {}): Promise<MadePage> {
  const bucket = storage.siteBucketName();
  const [, language, name = ''] = path.match(/^\/([a-z]{2})\/(.+)\.html$/) ?? [];
  if (bucket && isLanguage(language) && name.startsWith('program/')) return missingPage(bucket, language);
  const site = await openSite(making);
  if (!site) return nothing;
  if (!isLanguage(language)) return dataOf(site, path);
  const folder = `${pageAt(paths.programs).name}/`;
  const list = name.startsWith(folder) ? listNamed(name.slice(folder.length)) : undefined;
  return list ? listPage(site, { path: paths.programs, list, today: site.today }, language) : nothing;
}

async function listPage(site: Site, page: ProgramsPage, language: Language): Promise<MadePage> {
  const shown = await programsOf(site, page);
  if (!shown) return nothing;
  const { query, pages } = shown.selection.list ?? {};
  const isBeyondEnd = query !== undefined && pages !== undefined && query.page > pages;
  const body = await render(site, { page, language, ...shown });
  return { status: isBeyondEnd ? 404 : 200, type: contentType('page.html'), language, body };
}

async function dataOf(site: Site, path: string): Promise<MadePage> {
  const at = dataAt(path, new Map());
  const { today, renderer } = site;
  const reply = (data: unknown): MadePage => ({
    status: 200,
    type: contentType('data.json'),
    body: JSON.stringify({ data }),
  });
  if (at?.of === 'list') {
    const page = { path: paths.programs, list: at.query, today };
    const shown = await programsOf(site, page);
    return shown ? reply({ ...shown.selection.list, programs: renderer.inShort(page, shown.programs) }) : nothing;
  }
  if (at?.of !== 'similar') return nothing;
  const page = { path: paths.program(at.id), today };
  const shown = await programsOf(site, page);
  const others = shown?.programs.filter(({ id }) => id !== at.id);
  return others ? reply(renderer.inShort(page, others)) : nothing;
}

async function programsOf(site: Site, page: ProgramsPage) {
  const { programs } = await storage.readPublished(site.bucket);
  const selection = site.renderer.select(
    page,
    programs.filter(({ hidden }) => !hidden),
  );
  return selection && { selection, programs: await readAll(site.bucket, selection.ids) };
}

async function missingPage(bucket: string, language: Language): Promise<MadePage> {
  const body = await storage.readPage(bucket, pageKey(missingProgram.name, language));
  return body === undefined ? nothing : { status: 404, type: contentType('page.html'), language, body };
}
