import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { palette, themeCss } from './frontend/app/theme.ts';

/** Puts the theme's CSS variables into the page itself, so that the first paint already has its colours. */
const themeVariables: Plugin = {
  name: 'theme-variables',
  transformIndexHtml: () => [
    { tag: 'style', children: themeCss(), injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'theme-color', content: palette.tealDark }, injectTo: 'head' },
  ],
};

/** The site: sources in `frontend`, built into `dist/site`. `scripts/dev.ts` adds the proxy to the local backend. */
export default defineConfig({
  root: fileURLToPath(new URL('frontend', import.meta.url)),
  plugins: [react(), themeVariables],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Pictures stay files: cached by themselves, and absent from pages that do not show them.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
