import { movedOwnPage } from '#contracts/api/own-page-rules';
import type { Language } from '#contracts/field-kit/fields';
import { isLanguage } from '#contracts/field-kit/language';
import { contentType } from '#contracts/website/content-type';
import { dataAt } from '#contracts/website/data-at';
import { filteredLists, listNamed, nearLists } from '#contracts/website/list-choices';
import { movedPrefix, movedTo } from '#contracts/website/moved';
import { ownPageIn } from '#contracts/website/own-pages';
import { brochureIn, missingProgram, notFound, pageAt, pageKey } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { listAddress, type ProgramListQuery } from '#contracts/website/program-list';
import type { ProgramsPage } from '#contracts/website/renderer';
import { contentAt } from '#contracts/website/section-pages';
import * as storage from '../../data/site-storage.ts';
import { inShort } from '../catalogue/select.ts';
import { type Making, openSite } from './open-site.ts';
import { readAll, render } from './page-files.ts';
import { publishedBesides, publishedContent } from './published-content.ts';
import type { Site } from './site.ts';

export interface MadePage {
  status: 200 | 301 | 302 | 404;
  /** The address to which a page after the end of a list leads, or where a page is now. */
  location?: string;
  type: string;
  /** Undefined for data. */
  language?: Language;
  body: string;
}

const nothing: MadePage = { status: 404, type: contentType('missing.txt'), body: 'Not found\n' };

/**
 * Makes a file that is not in the site's bucket: a part of the list, its data, a brochure, or the programs similar to one. For a
 * program that does not exist it returns the page for missing programs.
 * @param asked path of the file, to which the CDN's function has mapped the address
 */
export async function pageOnDemand(asked: string, making: Making = {}): Promise<MadePage> {
  if (asked.startsWith(`${movedPrefix}/`)) return oldAddress(asked.slice(movedPrefix.length), making);
  const share = [nearLists, filteredLists].find(({ prefix }) => asked.startsWith(`${prefix}/`));
  const path = asked.slice(share?.prefix.length ?? 0);
  const bucket = storage.siteBucketName();
  const [, language, name = ''] = path.match(/^\/([a-z]{2})\/(.+)\.html$/) ?? [];
  const brochureOf = brochureIn(name);
  const isOfProgram = bucket && isLanguage(language) && name.startsWith('program/');
  if (isOfProgram && !brochureOf) return missingPage(bucket, language, missingProgram.name);
  const site = await openSite(making);
  if (!site) return nothing;
  const ownPage = ownPageIn(`/${name}`);
  if (ownPage && isLanguage(language)) return movedPage(site, ownPage, language);
  if (isOfProgram && brochureOf) {
    const path = paths.brochure(brochureOf);
    const page = { path, today: site.today, content: contentAt(path, await publishedContent(site)) };
    return (await programPage(site, page, language)) ?? missingPage(bucket, language, missingProgram.name);
  }
  if (!isLanguage(language)) {
    const data = await dataOf(site, path);
    return data === nothing ? ((await leadingOn(site, path)) ?? nothing) : data;
  }
  const folder = `${pageAt(paths.programs).name}/`;
  const list = name.startsWith(folder) ? listNamed(name.slice(folder.length)) : undefined;
  return list ? listPage(site, await pageOf(site, list), language) : nothing;
}

async function pageOf(site: Site, list: ProgramListQuery): Promise<ProgramsPage> {
  const { seasons, content } = await publishedBesides(site);
  const path = paths.programs;
  return { path, list, today: site.today, seasons, content: contentAt(path, content) };
}

async function listPage(site: Site, page: ProgramsPage, language: Language): Promise<MadePage> {
  const selection = await select(site, page);
  if (!selection) return nothing;
  const type = contentType('page.html');
  if (selection.instead) {
    return { status: 302, type, location: listAddress(selection.instead, language), body: '' };
  }
  const programs = await readAll(site.bucket, selection.ids);
  return { status: 200, type, language, body: await render(site, { page, language, selection, programs }) };
}

/** Returns undefined if the program does not exist. */
async function programPage(site: Site, page: ProgramsPage, language: Language): Promise<MadePage | undefined> {
  const shown = await programsOf(site, page);
  if (!shown) return undefined;
  const body = await render(site, { page, language, ...shown });
  return { status: 200, type: contentType('page.html'), language, body };
}

async function dataOf(site: Site, path: string): Promise<MadePage> {
  const at = dataAt(path, new Map());
  const { today } = site;
  const reply = (data: unknown): MadePage => ({
    status: 200,
    type: contentType('data.json'),
    body: JSON.stringify({ data }),
  });
  if (at?.of === 'list') {
    const page = await pageOf(site, at.query);
    const shown = await programsOf(site, page);
    return shown ? reply({ ...shown.selection.list, programs: inShort(page, shown.programs) }) : nothing;
  }
  if (at?.of !== 'similar') return nothing;
  const page = { path: paths.program(at.id), today };
  const shown = await programsOf(site, page);
  const others = shown?.programs.filter(({ id }) => id !== at.id);
  return others ? reply(inShort(page, others)) : nothing;
}

async function select(site: Site, page: ProgramsPage) {
  const { programs } = await storage.readPublished(site.bucket);
  return site.select(
    page,
    programs.filter(({ hidden }) => !hidden),
  );
}

async function programsOf(site: Site, page: ProgramsPage) {
  const selection = await select(site, page);
  return selection && { selection, programs: await readAll(site.bucket, selection.ids) };
}

/** The page is not there: it has another name by now, or is none. */
async function movedPage(site: Site, name: string, language: Language): Promise<MadePage> {
  const moved = movedOwnPage(name, (await publishedContent(site)).pages);
  if (!moved) return (await leadingOn(site, paths.ownPage(name))) ?? missingPage(site.bucket, language, notFound);
  return { status: 301, type: contentType('page.html'), location: paths.ownPage(moved.name), body: '' };
}

/** @param asked the language and the address: `/en/old/page` */
async function oldAddress(asked: string, making: Making): Promise<MadePage> {
  const [, language, path] = asked.match(/^\/([^/]+)(\/.*)$/s) ?? [];
  const site = await openSite(making);
  if (!site || !path || !isLanguage(language)) return nothing;
  return (await leadingOn(site, path)) ?? missingPage(site.bucket, language, notFound);
}

/** An answer that leads on from an old address; undefined for others. */
async function leadingOn(site: Site, path: string): Promise<MadePage | undefined> {
  const location = movedTo(path, await publishedContent(site), site.origin);
  return location === undefined ? undefined : { status: 301, type: contentType('page.html'), location, body: '' };
}

async function missingPage(bucket: string, language: Language, name: string): Promise<MadePage> {
  const body = await storage.readPage(bucket, pageKey(name, language));
  return body === undefined ? nothing : { status: 404, type: contentType('page.html'), language, body };
}
