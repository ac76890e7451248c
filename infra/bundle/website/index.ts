import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { shownBrand } from '#contracts/api/site-brand';
import { shownContact } from '#contracts/api/site-contact-rules';
import { shownSearch } from '#contracts/api/site-search-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { languages } from '#contracts/field-kit/language';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { searchAtStart } from '#contracts/site-defaults/search';
import { manifest, manifestPaths } from '#contracts/website/manifest';
import { pageKey, prerenderedPages } from '#contracts/website/pages';
import { robotsPath, robotsText } from '#contracts/website/robots';
import { contentAt } from '#contracts/website/section-pages';
import { sitemap, sitemapPath } from '#contracts/website/sitemap';
import { writeAtomically } from '../../common/files.ts';
import { bootScript } from './boot-script.ts';
import { bootScriptFile, loadRenderer, rendererFolder, siteFolder } from './folders.ts';

const root = join(import.meta.dirname, '../../..');

/** A system that starts during a build must not load half a renderer. */
const unfinishedRenderer = `${rendererFolder}.unfinished`;

const manifestFile = join(siteFolder, '.vite/manifest.json');

/** Builds the browser's files, then the renderer, which needs their names, then the pages. */
export async function buildSite(): Promise<void> {
  const { NODE_ENV } = process.env;
  // A test runner sets another mode, which would bundle React's development build.
  process.env.NODE_ENV = 'production';
  try {
    const config: InlineConfig = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
    await build({ ...config, build: { manifest: true } });
    await build({
      ...config,
      plugins: [clientBuild],
      // Fixes React's production build, whatever mode the renderer is loaded in.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: 'app/render.tsx',
        outDir: unfinishedRenderer,
        target: 'node24',
        copyPublicDir: false,
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: { output: { codeSplitting: true } },
      },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await rm(rendererFolder, { recursive: true, force: true });
  await rename(unfinishedRenderer, rendererFolder);
  await rm(join(siteFolder, 'index.html'));
  await writeAtomically(bootScriptFile, bootScript);
  await writePages();
  await writeAtomically(join(siteFolder, sitemapPath), sitemap([]));
  for (const path of manifestPaths) {
    await writeAtomically(join(siteFolder, path), manifest(path, shownBrand(brandAtStart)));
  }
  await writeAtomically(join(siteFolder, robotsPath), robotsText(false));
}

async function writePages(): Promise<void> {
  const renderer = await loadRenderer();
  if (!renderer) throw new Error('The build made no renderer.');
  const today = riyadhDay();
  // The content of every page. Pages with other sections are written again when the system runs.
  const [brand, contact] = [shownBrand(brandAtStart), shownContact(today, contactAtStart)];
  const search = shownSearch(searchAtStart);
  for (const { name, path, withoutPrograms } of prerenderedPages) {
    for (const language of languages) {
      const programs = withoutPrograms && { programs: [] };
      const content = contentAt(path, { announcement: null, brand, contact, menus: null, search });
      const { html } = await renderer.renderPage({ path, language, today, content, ...programs });
      await writeAtomically(join(siteFolder, pageKey(name, language)), html);
    }
  }
}

/** Tells the renderer about the browser's files, as `client-build.d.ts` declares. */
const clientBuild: Plugin = {
  name: 'client-build',
  resolveId: (id) => (id === 'virtual:client-build' ? `\0${id}` : undefined),
  async load(id) {
    if (id !== '\0virtual:client-build') return undefined;
    const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
    const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
    const contents = [...sheets].map(async (sheet) => [sheet, await readFile(join(siteFolder, sheet), 'utf8')]);
    const values = {
      template: await readFile(join(siteFolder, 'index.html'), 'utf8'),
      chunks: Object.fromEntries(Object.keys(manifest).map((source) => [source, chunk(manifest, source)])),
      styles: Object.fromEntries(await Promise.all(contents)),
    };
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

/** Lists a source's file and its dependencies, each after its own dependencies. */
function chunk(manifest: Manifest, source: string) {
  const seen = new Set<string>();
  const inOrder = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [...(manifest[name]?.imports ?? []).flatMap(inOrder), name];
  };
  const files = inOrder(source).flatMap((name) => manifest[name] ?? []);
  return {
    file: manifest[source]?.file,
    imports: files.map(({ file }) => file).filter((file) => file !== manifest[source]?.file),
    css: files.flatMap(({ css = [] }) => css),
  };
}
