import './styles/base.css';
import { chunks, template } from 'virtual:client-build';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Program } from '#contracts/programs';
import { paths } from '#contracts/website/paths';
import type { PageRenderer, PageRequest, RenderedPage } from '#contracts/website/renderer';
import { homeSelection } from '../features/programs/featured.ts';
import { phaseOf } from '../features/programs/phase.ts';
import { programInShort } from '../features/programs/program-in-short.ts';
import { similarPrograms } from '../features/programs/similar-programs.ts';
import { createI18n, type TextFiles } from '../lib/i18n.ts';
import { composeDocument } from './document.ts';
import { type PageData, swrFallback } from './page-data.ts';
import { Providers } from './providers.tsx';
import { Router, screenAt } from './router.tsx';

/** Renders one page as the browser will take it over. */
export async function renderPage({ path, language, programs, today }: PageRequest): Promise<RenderedPage> {
  const match = screenAt(path);
  if (!match) throw new Error(`No screen at ${path}`);
  const { screen, pattern, source, params } = match;
  const sources = [...(screen.usesAntd ? ['app/antd-providers.tsx'] : []), source];
  if (pattern.startsWith(paths.admin.index)) return { html: composeDocument({ language, sources }), found: true };

  const i18n = await createI18n(language);
  await screen.preload(i18n);
  const data: PageData = {
    texts: i18n.getDataByLanguage(language) as TextFiles,
    today,
    ...(programs && programsOn(pattern, programs, { id: params.id, today })),
  };
  const parts = await renderScreen(path, i18n, data, params.id);
  const start = screen.usesAntd ? 'first-move' : 'after-paint';
  const html = composeDocument({ language, sources, data, start, ...parts });
  return { html, found: data.program !== null };
}

export const shownPrograms: PageRenderer['shownPrograms'] = ({ path, programs, today }) => {
  const match = screenAt(path);
  if (!match) return undefined;
  const shown = programsOn(match.pattern, programs, { id: match.params.id, today });
  const { featured = [], programs: listed = [], program, similar = [] } = shown;
  const phases = [...featured, ...listed, ...(program ? [program] : []), ...similar].map((one) => phaseOf(one, today));
  // The year stands in the agency's figures and in the footer.
  return [shown, phases, today.slice(0, 4)];
};

/** The names of the browser's files change with every source that a page is made of. */
export const build: PageRenderer['build'] = JSON.stringify([chunks, template]);

/** The programs that a page shows, as much of them as it shows. */
function programsOn(
  pattern: string,
  programs: readonly Program[],
  { id, today }: { id: string | undefined; today: string },
): Omit<PageData, 'texts'> {
  if (pattern === paths.home) return { featured: homeSelection(programs, today).map(programInShort) };
  if (pattern === paths.programs) return { programs: programs.map(programInShort) };
  if (!id) return {};
  const program = programs.find((one) => one.id === id);
  return program
    ? { program, similar: similarPrograms(program, programs, today).map(programInShort) }
    : { program: null };
}

async function renderScreen(path: string, i18n: I18n, data: PageData, programId: string | undefined) {
  const cache = createCache();
  const { prelude } = await prerender(
    <StrictMode>
      <StyleProvider cache={cache}>
        <Providers i18n={i18n} fallback={swrFallback(data, programId)} pageDay={data.today}>
          <StaticRouter location={path}>
            <Router />
          </StaticRouter>
        </Providers>
      </StyleProvider>
    </StrictMode>,
    {
      // Everything in its place: no part of the page waits for a script to move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const { length } = html.match(hoisted)?.[0] ?? '';
  const usesAntd = [...cache.cache.keys()].some((key) => key.startsWith('style'));
  return {
    head: html.slice(0, length) + (usesAntd ? extractStyle(cache) : ''),
    body: html.slice(length),
  };
}

/** Elements that React puts before the markup because they belong into the head. */
const hoisted = /^(<title>[^<]*<\/title>|<(meta|link)\b[^>]*>)*/;
