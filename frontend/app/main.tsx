import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startI18n } from '../lib/i18n.ts';
import { documentLanguage } from '../lib/language.ts';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

reloadOnMissingChunk();
forgetLanguageParameter();
await startI18n(documentLanguage());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}

/** The boot script has stored `?lang=`; left in the URL it would undo a later choice on every reload. */
function forgetLanguageParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}
