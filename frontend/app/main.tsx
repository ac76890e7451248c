import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { Brand } from '#contracts/api/site-brand-rules';
import { chooseLanguage, preferenceIn } from '#contracts/field-kit/language';
import { dataAddresses } from '#contracts/website/published-data';
import { defaultShown } from '#contracts/website/shown-settings';
import { sectionFrame } from '#shared/features/preview/section-frame.ts';
import { documentLanguage } from '#shared/lib/document-language.ts';
import { tellHydrated } from '#shared/lib/hydrated.ts';
import { createI18n, switchLanguage } from '#shared/lib/i18n.ts';
import { readPublished } from '#shared/lib/published.ts';
import { keepServedData } from '#shared/lib/swr.ts';
import { readShown } from '#shared/lib/use-shown.ts';
import { forgetClicksBeforeHydration } from '../site/lib/clicks-before-hydration.ts';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { publishedFor, readPageData } from './page-data.ts';
import { Providers } from './providers.tsx';
import { Router, screenAt } from './router.tsx';

const page = document.documentElement;
const root = document.getElementById('root');
/** Draws the shown page again, for another brand. */
let drawFor: ((brand: Brand) => void) | undefined;

reloadOnMissingChunk();
forgetLanguageParameter();
followLanguageOnReturn();
fetchHintsOnDemand();
if (window.name === sectionFrame && window.parent !== window) void showDraftsInFrame();
if (root) await show(root);

/** Hydrates the prerendered page, or renders the screen if there is no prerendered page in the reader's language. */
async function show(root: HTMLElement): Promise<void> {
  const isPrerendered = root.childElementCount > 0 && !('stale' in page.dataset);
  const data = readPageData();
  // The pages of `npm run dev` lack the brand.
  const brand = data.brand ?? (await readPublished<Brand>(dataAddresses.section('brand')));
  const i18n = await createI18n(documentLanguage(), brand, isPrerendered ? data.texts : {});
  const match = screenAt(location.pathname);
  const served = publishedFor(data, match?.params.id);
  keepServedData(served);
  const app = (brand: Brand) => (
    <StrictMode>
      <Providers
        i18n={i18n}
        brand={brand}
        fallback={served}
        pageDay={data.today}
        pageShown={isPrerendered ? (data.shown ?? defaultShown) : readShown()}
        pageSearch={(isPrerendered && data.search) || ''}
      >
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const keep = (shown: Root) => {
    drawFor = (other) => shown.render(app(other));
  };
  if (isPrerendered) {
    // Once the screen is loaded, React hydrates the whole page in small steps and can handle events between them.
    await match?.screen.preload(i18n);
    startTransition(() => keep(hydrateRoot(root, app(brand))));
    return;
  }
  tellHydrated();
  forgetClicksBeforeHydration();
  root.replaceChildren();
  delete page.dataset.stale;
  const shown = createRoot(root);
  keep(shown);
  shown.render(app(brand));
}

/**
 * The boot script has stored the choice of `?lang=`. If the parameter stayed in the URL, a reload would override a
 * later choice.
 */
function forgetLanguageParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/** A page restored from the back/forward cache may be in a previously chosen language. */
function followLanguageOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const language = chooseLanguage(undefined, preferenceIn(document.cookie));
    if (persisted && language !== documentLanguage()) void switchLanguage(language);
  });
}

/** In the console's frame, the page shows what is not published. */
async function showDraftsInFrame(): Promise<void> {
  const { showDrafts } = await import('../site/features/site-content/show-draft.ts');
  await showDrafts((brand) => drawFor?.(brand));
}

/** Loads the hints on the first hover or keyboard focus, so that they cost nothing before. */
function fetchHintsOnDemand(): void {
  const fetchHints = async () => {
    try {
      (await import('#shared/components/hints.ts')).watchHints();
    } catch {
      // No connection: every control has an accessible name without hints.
    }
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, fetchHints, { once: true });
}
