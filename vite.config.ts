import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { palette, themeCss } from './frontend/app/theme.ts';
import { bootScript } from './infra/website/boot-script.ts';

/** Puts what the first paint needs into the page itself: the boot script and the theme's CSS variables. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: bootScript, injectTo: 'head' },
    { tag: 'style', children: themeCss(), injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'theme-color', content: palette.tealDark }, injectTo: 'head' },
  ],
};

/** What several public screens share, in one file: a request costs a page more than a few unused lines. */
const sharedCode = {
  name: 'shared',
  test: /rolldown[\\/]runtime|[\\/]frontend[\\/](app|assets|components|lib|features[\\/](language|programs))[\\/]|[\\/]node_modules[\\/](react|scheduler|swr|react-router|@ant-design[\\/]icons-svg)/,
  minShareCount: 2,
};

/** The site: sources in `frontend`, built into `dist/site`. `scripts/dev.ts` adds the proxy to the local backend. */
export default defineConfig({
  root: fileURLToPath(new URL('frontend', import.meta.url)),
  plugins: [react(), firstPaint],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Pictures stay files: cached by themselves, and absent from pages that do not show them.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [sharedCode] } } },
  },
});
