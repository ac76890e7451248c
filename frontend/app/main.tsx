import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { chooseLanguage, preferenceIn } from '#contracts/website/language';
import { documentLanguage } from '../lib/document-language.ts';
import { forgetEarlyClicks } from '../lib/early-clicks.ts';
import { createI18n, switchLanguage } from '../lib/i18n.ts';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { publishedFor, readPageData } from './page-data.ts';
import { Providers } from './providers.tsx';
import { Router, screenAt } from './router.tsx';

const page = document.documentElement;
const root = document.getElementById('root');

reloadOnMissingChunk();
forgetLanguageParameter();
followLanguageOnReturn();
fetchHintsOnDemand();
// To load the code and to run it are two steps: a tap gets in between.
await new Promise((resolve) => setTimeout(resolve));
if (root) await show(root);

/** Takes the prerendered page over; renders it where there is none in the reader's language. */
async function show(root: HTMLElement): Promise<void> {
  const isPrerendered = root.childElementCount > 0 && !('stale' in page.dataset);
  const data = readPageData();
  const i18n = await createI18n(documentLanguage(), isPrerendered ? data.texts : {});
  const match = screenAt(location.pathname);
  const app = (
    <StrictMode>
      <Providers
        i18n={i18n}
        fallback={publishedFor(data, match?.params.id)}
        pageDay={data.today}
        pageSearch={(isPrerendered && data.search) || ''}
      >
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  if (isPrerendered) {
    // With the screen loaded, React hydrates the whole page, in small steps between which it can answer.
    await match?.screen.preload(i18n);
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  forgetEarlyClicks();
  root.replaceChildren();
  delete page.dataset.stale;
  createRoot(root).render(app);
}

/** The boot script has stored `?lang=`; left in the URL it would undo a later choice on every reload. */
function forgetLanguageParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/** A page that the browser has kept as it was left may be in the language of before. */
function followLanguageOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const language = chooseLanguage(undefined, preferenceIn(document.cookie));
    if (persisted && language !== documentLanguage()) void switchLanguage(language);
  });
}

/** Hints cost a page nothing until somebody points at something or walks it by keyboard. */
function fetchHintsOnDemand(): void {
  const fetchHints = async () => {
    try {
      (await import('../components/hints.ts')).watchHints();
    } catch {
      // Without a connection: every control has its name all the same.
    }
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, fetchHints, { once: true });
}
