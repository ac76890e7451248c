import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contracts/website/renderer';

const dist = join(import.meta.dirname, '../../../dist');

/** The files that the CDN and the embedded server send: pages by language, and assets. */
export const siteFolder = join(dist, 'site');

export const rendererFolder = join(dist, 'pages');

/** The renderer, which makes the pages at build time and when programs change. */
export const rendererFile = join(rendererFolder, 'render.js');

/** Loads the built renderer; undefined if the site has not been built. */
export const loadRenderer = async (): Promise<PageRenderer | undefined> =>
  existsSync(rendererFile) ? import(pathToFileURL(rendererFile).href) : undefined;
