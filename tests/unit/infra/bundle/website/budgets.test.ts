import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/field-kit/language';
import { pageKey, prerenderedPages } from '#contracts/website/pages';
import { ensureBuilt, siteFolder } from '../../../../../infra/bundle/ensure-built.ts';
import { type ChunkReport, chunkReportFile } from '../../../../../infra/bundle/website/chunk-report.ts';
import {
  consoleBudget,
  consoleScreens,
  forms,
  notForVisitors,
  onDemand,
  onlyForForms,
  pageBudgets,
  scriptBudgets,
} from './budgets.ts';
import { type BuiltSite, overweight, scales, scriptsOf, scriptsWith } from './weigh.ts';

describe('the built site', () => {
  const read = (file: string) => readFileSync(join(siteFolder, file));
  let site: BuiltSite;
  let weigh: ReturnType<typeof scales>;

  // The API and browser tests use the same build.
  beforeAll(async () => {
    await ensureBuilt(['site']);
    site = { report: JSON.parse(read(chunkReportFile).toString()) as ChunkReport, read };
    weigh = scales(site);
  }, 180_000);

  const scripts = (page: string, language: 'ar' | 'en') =>
    scriptsOf(read(pageKey(page, language)).toString(), site.report);

  // Two scripts that import each other fail: one runs before what it needs is there.
  it('has no scripts that import each other', () => {
    const imported = (file: string) => site.report[file]?.imports ?? [];
    const reached = (file: string, found = new Set<string>()): Set<string> => {
      for (const next of imported(file).filter((each) => !found.has(each))) reached(next, found.add(next));
      return found;
    };
    expect(Object.keys(site.report).filter((file) => reached(file).has(file))).toEqual([]);
  });

  it.each(Object.keys(pageBudgets))('keeps the scripts of %s within their budget', (page) => {
    const budget = pageBudgets[page];
    if (!budget) throw new Error(`${page} has no budget`);
    for (const language of languages) {
      const files = scripts(page, language);
      expect(files.some((file) => /\/site-/.test(file))).toBe(true);
      expect(overweight(page, weigh(files), budget, scriptBudgets)).toBeUndefined();
    }
  });

  it.each(Object.keys(consoleScreens))(
    'keeps the console’s %s within its budget, without scripts loaded on demand',
    (name) => {
      const { sources = [], texts = [] } = consoleScreens[name] ?? {};
      for (const language of languages) {
        const own = [...sources, ...['common', ...texts].map((file) => `locales/${language}/${file}.json`)];
        const brought = scriptsWith(
          own.map((source) => `frontend/${source}`),
          site.report,
        );
        const files = [...new Set([...scripts('admin', language), ...brought])];
        expect(overweight(name, weigh(files), consoleBudget, scriptBudgets)).toBeUndefined();
        const early = files.flatMap((file) => site.report[file]?.modules ?? []).map((module) => `/${module}`);
        expect(early.filter((module) => onDemand.some((pattern) => pattern.test(module)))).toEqual([]);
      }
    },
  );

  it('has a drawing for each icon of its pages', () => {
    for (const { name } of prerenderedPages) {
      const html = read(pageKey(name, 'ar')).toString();
      for (const [, file = '', icon = ''] of html.matchAll(/<use href="\/([^"#]+)#([^"]+)"/g))
        expect(read(file).toString()).toContain(`<symbol id="${icon}"`);
      expect(name === 'admin' || html.includes('<use href="/assets/icons-')).toBe(true);
    }
  });

  it('loads no code of the console or the server on public pages', () => {
    const visitors = prerenderedPages.filter(({ name }) => name !== 'admin');
    const found = visitors.flatMap(({ name }) => {
      const forbidden = forms.includes(pageBudgets[name]) ? notForVisitors : [...notForVisitors, onlyForForms];
      return scripts(name, 'ar').flatMap((file) =>
        (site.report[file]?.modules ?? [])
          .filter((module) => forbidden.some((pattern) => pattern.test(`/${module}`.replace(/^\/(?=frontend)/, ''))))
          .map((module) => `${name}: ${module}`),
      );
    });
    expect(found).toEqual([]);
  });
});

describe('the check of weights', () => {
  const code = (length: number) =>
    Buffer.from(Array.from({ length }, (_, index) => Math.sin(index).toString(36)).join());
  const site: BuiltSite = {
    report: {
      'assets/index-AAAAAAAA.js': { imports: ['assets/site-BBBB-BBB.js'], modules: [] },
      'assets/site-BBBB-BBB.js': { imports: [], modules: [] },
      'assets/home-screen-CCCCCCCC.js': { imports: ['assets/site-BBBB-BBB.js'], modules: [] },
      'assets/other-DDDDDDDD.js': { imports: [], modules: [] },
    },
    read: (file) => code(file.includes('site') ? 1000 : 50),
  };
  const html = `<script type="application/json" id="__scripts">{"files":["/assets/home-screen-CCCCCCCC.js"]}</script>
    <script type="module" src="/assets/index-AAAAAAAA.js" crossorigin></script>`;

  it('counts the page’s scripts and their imports once each', () => {
    expect(scriptsOf(html, site.report).toSorted()).toEqual([
      'assets/home-screen-CCCCCCCC.js',
      'assets/index-AAAAAAAA.js',
      'assets/site-BBBB-BBB.js',
    ]);
  });

  it('reports which page is too heavy and which script grew', () => {
    const weights = scales(site)(scriptsOf(html, site.report));
    const [heaviest = 0] = weights.map(({ gz }) => gz).toSorted((a, b) => b - a);
    expect(overweight('index', weights, { gz: heaviest + 5, br: heaviest + 5 }, {})).toBeUndefined();
    const complaint = overweight('index', weights, { gz: heaviest, br: 1000 }, { site: heaviest - 0.1, index: 5 });
    expect(complaint).toMatch(/^index weighs [\d.]+ kB gz of/);
    expect(complaint?.match(/.*GREW.*/g)).toEqual([expect.stringContaining('assets/site-BBBB-BBB.js')]);
  });
});
