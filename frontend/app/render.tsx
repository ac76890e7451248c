import './styles/base.css';
import { chunks, template } from 'virtual:client-build';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { inShort } from '#catalogue/select';
import type { SectionName } from '#contracts/api/section-names';
import { legalPages } from '#contracts/api/site-page-rules';
import { inLanguage } from '#contracts/website/in-language';
import { consoleManifestPath } from '#contracts/website/manifest';
import { isPrivate } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { listSearch, wholeList } from '#contracts/website/program-list';
import {
  dataAddresses,
  ownPageKey,
  type ProgramList,
  programTestimonialsKey,
  sectionKey,
} from '#contracts/website/published-data';
import type { PageRenderer, PageRequest, RenderedPage } from '#contracts/website/renderer';
import { showsSection } from '#contracts/website/section-pages';
import { defaultShown } from '#contracts/website/shown-settings';
import { createI18n, type TextFiles } from '#shared/lib/i18n.ts';
import { CalendarBeforeHydration } from '../site/features/enquiries/calendar-before-hydration.tsx';
import { composeDocument } from './document.ts';
import type { PageData } from './page-data.ts';
import { Providers } from './providers.tsx';
import { Router, screenAt } from './router.tsx';

/** Renders one page, which the browser then hydrates. Throws if no screen has this path. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, language, programs, today } = request;
  const match = screenAt(path);
  if (!match) throw new Error(`No screen at ${path}`);
  const { screen, pattern, source, later, params } = match;
  const sources = [...(screen.usesAntd ? ['shared/components/antd-providers.tsx'] : []), source];
  const brand = request.content?.brand;
  if (!brand) throw new Error('Every page names the agency.');
  if (pattern.startsWith(paths.admin.index)) {
    const data = { texts: {}, brand };
    return { html: composeDocument({ language, sources, data, manifest: consoleManifestPath }), found: true };
  }

  const i18n = await createI18n(language, brand);
  await screen.preload(i18n);
  const shown = programs && programsOn(pattern, { ...request, programs }, params.id);
  const published = { ...shown?.published, ...saidOn(request, params.id) };
  const data: PageData = {
    texts: i18n.getDataByLanguage(language) as TextFiles,
    brand,
    today,
    ...(shown?.search && { search: shown.search }),
    ...(request.shown && { shown: request.shown }),
    ...(Object.keys(published).length > 0 && { published }),
  };
  const parts = await renderScreen(request, i18n, data);
  const showsPrograms = pattern === paths.home || pattern === paths.programs || params.id !== undefined;
  const scripts = {
    isIncomplete: isPrivate(pattern) || (showsPrograms && !programs) || lacksText(request),
    ...(showsPrograms && { today }),
    ...(pattern === paths.programs && { search: data.search ?? '' }),
  };
  const html = composeDocument({
    ...{ language, sources, later, data, scripts, ...parts },
    announcement: request.content?.announcement?.version,
    isHidden: request.content?.search?.hidden,
  });
  return { html, found: shown?.found ?? true };
}

/** True for a page of text that is built before its text is published. */
const lacksText = ({ path, content }: PageRequest) =>
  legalPages.some((name) => showsSection(name, path) && !content?.[name]);

/** Identifies this build: the names of the browser's files change with every source of a page. */
export const build: PageRenderer['build'] = JSON.stringify([chunks, template]);

interface ShownPrograms extends Pick<PageData, 'search'> {
  published: Record<string, unknown>;
  /** False for a program that does not exist, and for a page number after the end of the list. */
  found: boolean;
}

/** Returns the published sections of a page, by the keys under which its hooks read them. */
const saidOn = (
  { content: { brand: _, pages = [], ...content } = {}, language, path }: PageRequest,
  program: string | undefined,
) => ({
  ...Object.fromEntries(
    Object.entries(content).map(([name, part]) => [
      program && name === 'testimonials'
        ? programTestimonialsKey(program, language)
        : sectionKey(name as SectionName, language, path),
      inLanguage(part, language),
    ]),
  ),
  ...Object.fromEntries(pages.map(({ name, page }) => [ownPageKey(name, language), inLanguage(page, language)])),
});

/** Selects the programs that a page shows, with the fields that it shows. */
function programsOn(
  pattern: string,
  { path, programs, extent, today, seasons }: PageRequest & Required<Pick<PageRequest, 'programs'>>,
  id: string | undefined,
): ShownPrograms {
  const page = { path, today };
  if (pattern === paths.home) {
    return { published: { [dataAddresses.featured]: inShort(page, programs) }, found: true };
  }
  if (pattern === paths.programs) {
    const of = extent ?? { query: wholeList, total: programs.length, matching: programs.length, pages: 1 };
    const list: ProgramList = { ...of, programs: inShort({ ...page, list: of.query, seasons }, programs) };
    const search = listSearch(of.query);
    const dated = seasons && { [dataAddresses.seasons]: seasons };
    const published = { [dataAddresses.list(of.query)]: list, ...dated };
    return { published, search, found: of.query.page <= of.pages };
  }
  if (!id) return { published: {}, found: true };
  const program = programs.find((one) => one.id === id) ?? null;
  const others = programs.filter((one) => one !== program);
  // A brochure shows its program only.
  const similar = program && !pattern.endsWith('/brochure') && { [dataAddresses.similar(id)]: inShort(page, others) };
  return { published: { [dataAddresses.program(id)]: program, ...similar }, found: program !== null };
}

async function renderScreen({ path, language }: PageRequest, i18n: I18n, data: PageData) {
  const { search = '' } = data;
  const cache = createCache();
  const { prelude } = await prerender(
    <StrictMode>
      <StyleProvider cache={cache}>
        <Providers
          i18n={i18n}
          brand={data.brand}
          fallback={data.published ?? {}}
          pageDay={data.today}
          pageSearch={search}
          pageShown={data.shown ?? defaultShown}
        >
          <StaticRouter location={path + search}>
            <Router />
          </StaticRouter>
        </Providers>
      </StyleProvider>
    </StrictMode>,
    {
      // Keeps all markup in place: no part of the page waits for a script to move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const { length } = html.match(hoisted)?.[0] ?? '';
  const body = html.slice(length);
  const usesAntd = [...cache.cache.keys()].some((key) => key.startsWith('style'));
  return {
    head: html.slice(0, length) + (usesAntd ? extractStyle(cache) : ''),
    body,
    ...(body.includes('ant-picker') && {
      calendar: renderToStaticMarkup(<CalendarBeforeHydration language={language} />),
    }),
  };
}

/** Elements that React puts before the markup because they belong in the head. */
const hoisted = /^(<title>[^<]*<\/title>|<(meta|link)\b[^>]*>)*/;
