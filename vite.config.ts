import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import customMediaQueries from 'postcss-custom-media';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { palette } from '#contracts/colours/palette';
import { customMedia } from './frontend/shared/lib/breakpoints.ts';
import { themeCss } from './frontend/shared/lib/theme.ts';
import { bootScript } from './infra/bundle/website/boot-script.ts';
import { chunkReport } from './infra/bundle/website/chunk-report.ts';
import { dropDisplayNames } from './infra/bundle/website/drop-display-names.ts';
import { iconSprite } from './infra/bundle/website/icon-sprite.ts';
import { routeAccess } from './infra/bundle/website/route-access.ts';

/** Inlines what the first paint needs into the page: the boot script and the theme's CSS variables. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: bootScript, injectTo: 'head' },
    { tag: 'style', children: themeCss(), injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'theme-color', content: palette.tealDark }, injectTo: 'head' },
  ],
};

/** Defines the breakpoints in each style sheet, because Vite transforms them one by one. */
const defineBreakpoints = {
  postcssPlugin: 'breakpoints',
  Once: (sheet: { prepend(css: string): unknown }) => void sheet.prepend(customMedia()),
};

const anyOf = (paths: string[]) => new RegExp(paths.map((path) => `/node_modules/${path}/`).join('|'));

/** The styles and themes on which all of antd builds. */
const antdStyles = anyOf([
  '@ant-design/(colors|cssinjs|cssinjs-utils|fast-color)',
  '@emotion',
  'stylis',
  '@rc-component/util',
  'antd/es/(style|theme)',
]);

/** The parts that every page with antd needs: buttons, forms, fields and popups. */
const antdBase = anyOf([
  '@ant-design/(icons|icons-svg)',
  '@rc-component/(async-validator|checkbox|color-picker|form|input|motion|overflow|portal|resize-observer|tooltip|trigger)',
  'antd/es/(_util|button|checkbox|color-picker|config-provider|form|grid|input|locale|tooltip)',
  'scroll-into-view-if-needed',
]);

/** The further parts that the console's layout needs: notices, dialogs, the menu on phones. */
const consoleBase = anyOf([
  '@rc-component/(dialog|drawer|notification)',
  'antd/es/(alert|app|drawer|message|modal|notification|skeleton)',
]);

const datePicker = anyOf(['dayjs/plugin', '@rc-component/picker', 'antd/es/date-picker']);

/** Code of every public page: one file, since each file is a request. */
const page = new RegExp(
  [
    'frontend/site/components/(page-head|page-banner|picture|structured-data)',
    'frontend/site/features/(agency|programs/program-scene|site-content/(page-head|use-whole-page))',
    'frontend/site/lib/(page-|photo-strip|press|use-is-online)',
    'frontend/shared/components/(page-title|photo-sources|prices|skeleton|travel-icons|use-notify)',
    'frontend/shared/features/programs/(program-photos|program-texts|use-program\\.)',
    'frontend/shared/lib/(format|isolated|use-hydrated|use-promises|fetch-json|published|latin-digits|error-text|shorten)',
    'functions/contracts/(api/site-search-rules|website/photo-variants)',
    'functions/logic/catalogue/(cancellation|phase)',
  ].join('|'),
);

/** Code of every page that shows programs in short. */
const programs =
  /frontend\/site\/(components\/(back-link|select)|features\/shortlist\/(late-shortlist|program-actions\.module)|features\/programs\/(load-failure-text|program-card|program-facts|program-grid|use-program-view))|functions\/contracts\/website\/list-choices/;

/** The home page and a program's have questions that open, and what travellers said. */
const questions = /frontend\/site\/(components\/question-list|features\/testimonials)/;

/** What pages add once they work: favourites, comparison, programs seen last. */
const shortlist =
  /frontend\/(site\/features\/shortlist\/(?!late-shortlist|program-actions\.module|kept-page)|locales\/\w+\/shortlist)/;

/** Code of every page that shows departures, or asks for one. */
const offer =
  /frontend\/site\/(components\/share-button|features\/programs\/(asked-dates|cancellation-steps|day-views|departure-view|party\/|question-views|umrah-note|use-chosen-dates|use-deadline-text)|screens\/program\/terms\/|lib\/first-action)|functions\/(logic\/catalogue\/party|contracts\/api\/program-(fields|limits))/;

/** The field of a day: with antd's picker, since a form without days needs neither. */
const dayFieldFiles = '(day-(field|picker)|stepped-day|use-day-(calendar|text)|warm-calendar|written-day)';
const dayField = new RegExp(`frontend/shared/features/enquiries/${dayFieldFiles}`);

/** What the providers of antd need: one file, which the console loads too. */
const antdProviders =
  /node_modules\/(dayjs\/(dayjs\.min|locale)|@rc-component\/picker\/es\/locale|antd\/es\/(date|time)-picker\/locale)|frontend\/shared\/(components\/antd-calendars|lib\/theme\.)/;

/** Of these, what the page of a request needs too: without antd and zod. */
const requestForms =
  /frontend\/(shared\/(components\/copy-button|features\/enquiries\/(day-checks|draft|field-names|frame-first|issue-summary|send-key|typed-day|use-form-problem|use-is-touch|use-issue-texts))|site\/features\/(enquiries\/(contact-ways|note-panel|use-receipt)|request-page\/request-link))|functions\/contracts\/(field-kit\/(field-issues|rules)|website\/secret-links)/;

/** What the pages that a private link opens need for their fields without antd. */
const linkForms =
  /frontend\/site\/features\/request-page\/(action-failure|page-panel|plain-field|use-kept-text|use-page-action|use-request-link|use-tab-link)/;

/** Code that pages with forms share, whatever they ask for. The choices are one form's: merged, all would bring antd's. */
const forms = new RegExp(
  [
    'frontend/(site|shared)/components/(notices|copy-button)',
    `frontend/(site|shared)/features/enquiries/(?!choice-field|${dayFieldFiles}|(custom|flight|hotel|message)/)`,
  ].join('|'),
);

const moduleIn = (paths: RegExp) => (id: string) => paths.test(id.replaceAll('\\', '/'));

/**
 * The code of every page is in two files: React, which few releases change, and the rest. Code that
 * several public screens share is grouped into a few files by the screens that use it: a request costs a page more than
 * a kilobyte that it does not need, and small files compress badly. So are antd's parts that all its pages need, and the
 * console's; the bundler groups the others.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The entry stays a separate file, through which the pages find all others.
  { name: 'react', tags: ['$initial'], test: moduleIn(anyOf(['react', 'react-dom', 'scheduler'])) },
  { name: 'site', tags: ['$initial'], test: (id) => !/main\.tsx$|index\.html$/.test(id) },
  { name: 'page', test: moduleIn(page) },
  { name: 'programs', test: moduleIn(programs) },
  { name: 'questions', test: moduleIn(questions) },
  { name: 'offer', test: moduleIn(offer) },
  { name: 'shortlist', test: moduleIn(shortlist) },
  // Apart from the enquiries' fields, which need a library: the page of a request reads their kinds only.
  { name: 'facts', test: moduleIn(/functions\/contracts\/api\/enquiry-kinds\/facts/) },
  {
    name: 'shared',
    // Without code that only pages with forms use: merged with the rest, it would bring antd to every page.
    test: /[\\/]frontend[\\/](site|shared)[\\/](components[\\/](?!notices|copy-button|antd-)|lib[\\/]|features[\\/](language|programs)[\\/])/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
  },
  {
    name: 'staff',
    test: /[\\/]frontend[\\/]console[\\/]lib[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
  },
  // The threshold is above the console's number of screens: what only the console needs stays away from the forms.
  // In two files, since each runs in one go and a slow phone must answer taps between them.
  { name: 'antd-styles', test: moduleIn(antdStyles), minShareCount: 19 },
  { name: 'antd', test: moduleIn(antdBase), minShareCount: 19 },
  { name: 'antd-providers', test: moduleIn(antdProviders), minShareCount: 2 },
  { name: 'request', test: moduleIn(requestForms), minShareCount: 2 },
  { name: 'link-forms', test: moduleIn(linkForms), minShareCount: 2 },
  // Each in one file: their parts import each other, and of two files that do, one runs before what it needs is there.
  { name: 'zod', test: moduleIn(anyOf(['zod'])), minShareCount: 2 },
  {
    name: 'fields',
    test: moduleIn(/functions\/contracts\/field-kit\/(fields|json-schema|text-rules)\./),
    minShareCount: 2,
  },
  { name: 'form', test: moduleIn(forms), minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 2500 },
  {
    name: 'date-picker',
    test: moduleIn(new RegExp(`${datePicker.source}|${dayField.source}`)),
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
  },
  { name: 'console', test: moduleIn(consoleBase), minShareCount: 2 },
];

/** Without the list of screens that the bundler adds to a shared file's name. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

/** The site: sources in `frontend`, built into `dist/site`. `scripts/dev.ts` adds the proxy to the local backend. */
export default defineConfig({
  root: fileURLToPath(new URL('frontend', import.meta.url)),
  plugins: [react(), firstPaint, iconSprite, routeAccess, dropDisplayNames, chunkReport],
  css: { postcss: { plugins: [defineBreakpoints, customMediaQueries()] } },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Pictures stay files: they are cached separately, and pages that do not show them do not contain them.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
  },
});
