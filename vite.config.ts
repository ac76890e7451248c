import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { palette, themeCss } from './frontend/lib/theme.ts';
import { bootScript } from './infra/bundle/website/boot-script.ts';
import { chunkReport } from './infra/bundle/website/chunk-report.ts';
import { routeAccess } from './infra/bundle/website/route-access.ts';

/** Puts what the first paint needs into the page itself: the boot script and the theme's CSS variables. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: bootScript, injectTo: 'head' },
    { tag: 'style', children: themeCss(), injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'theme-color', content: palette.tealDark }, injectTo: 'head' },
  ],
};

const anyOf = (paths: string[]) => new RegExp(paths.map((path) => `/node_modules/${path}/`).join('|'));

/** What every page made of antd needs: looks, buttons, forms, fields and what floats above them. */
const antdBase = anyOf([
  '@ant-design/(colors|cssinjs|cssinjs-utils|fast-color)',
  '@emotion',
  'stylis',
  '@rc-component/(async-validator|color-picker|form|input|motion|portal|resize-observer|tooltip|trigger|util)',
  'antd/es/(_util|button|color-picker|config-provider|form|grid|input|locale|style|theme|tooltip)',
  'scroll-into-view-if-needed',
]);

/** What the console's frame needs besides: notices, dialogs, the menu on phones. */
const consoleBase = anyOf([
  '@rc-component/(dialog|drawer|notification)',
  'antd/es/(alert|app|drawer|message|modal|notification|skeleton)',
]);

const moduleIn = (paths: RegExp) => (id: string) => paths.test(id.replaceAll('\\', '/'));

/**
 * What every page runs is two files, React and the rest, so that each is evaluated by itself. What several
 * public screens share besides goes into few, each with what the same screens use: a request costs a page more than a
 * kilobyte it does not need. So are antd's parts that all its pages need, and the console's; the others are left to the
 * bundler.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The entry itself stays a file of its own, by which the pages find all others.
  { name: 'react', tags: ['$initial'], test: moduleIn(anyOf(['react', 'react-dom', 'scheduler'])) },
  { name: 'site', tags: ['$initial'], test: (id) => !/main\.tsx$|index\.html$/.test(id) },
  {
    name: 'page',
    test: /[\\/]frontend[\\/](components[\\/](page-head|structured-data|travel-icons)|features[\\/]agency|lib[\\/](page-|use-hydrated|exchange|published))/,
  },
  {
    name: 'shared',
    // Without what only pages with forms use: merged with the rest, it would bring antd to every page.
    test: /[\\/]frontend[\\/](components[\\/](?!notices|copy-button)|lib[\\/](?!form-rules)|features[\\/](agency|language|programs)[\\/])|[\\/]@ant-design[\\/]icons-svg[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2000,
  },
  // After the drawings of icons, which antd and pages without it share. More screens than the console has share it: what
  // only the console needs stays away from the forms.
  { name: 'antd', test: moduleIn(antdBase), minShareCount: 12 },
  { name: 'console', test: moduleIn(consoleBase), minShareCount: 2 },
];

/** Without the list of screens that the bundler puts into a shared file's name. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

/** The site: sources in `frontend`, built into `dist/site`. `scripts/dev.ts` adds the proxy to the local backend. */
export default defineConfig({
  root: fileURLToPath(new URL('frontend', import.meta.url)),
  plugins: [react(), firstPaint, routeAccess, chunkReport],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Pictures stay files: cached by themselves, and absent from pages that do not show them.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
});
