import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contracts/website/renderer';
import { readIfExists } from '../../common/files.ts';

const dist = join(import.meta.dirname, '../../../dist');

/** The files that the CDN and the embedded server send: pages by language, and assets. */
export const siteFolder = join(dist, 'site');

export const rendererFolder = join(dist, 'pages');

/** The renderer, which makes the pages at build time and when programs change. */
export const rendererFile = join(rendererFolder, 'render.js');

/** Loads the built renderer; undefined if the site has not been built. */
export const loadRenderer = async (): Promise<PageRenderer | undefined> =>
  existsSync(rendererFile) ? import(pathToFileURL(rendererFile).href) : undefined;

/** The inline script of the built pages. */
export const bootScriptFile = join(rendererFolder, 'boot.js');

/** Loads the inline script of every page, as built; bundling it takes a while. */
export const loadBootScript = async (): Promise<string> =>
  (await readIfExists(bootScriptFile))?.toString() ?? (await import('./boot-script.ts')).bootScript;
