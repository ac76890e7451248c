import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import {
  chooseLanguage,
  isLanguage,
  type Language,
  preferenceCookieFor,
  preferenceIn,
} from '#contracts/field-kit/language';
import { dataAt } from '#contracts/website/data-at';
import {
  cacheControl,
  contentSecurityPolicy,
  forever,
  octoHeaders,
  pageVary,
  photoPolicy,
  privatePageHeaders,
  securityHeaders,
} from '#contracts/website/headers';
import { octoPath } from '#contracts/website/octo';
import { isPageFile, type PageAt, pageAt, pageKey } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { type PageSettings, type SiteFile, SiteFiles } from './files.ts';
import type { LivePages } from './live-pages.ts';
import { scriptHash } from './script-hash.ts';
import { matches, sendFile, sendText } from './send.ts';

/** The source of photos: the embedded storage or a bucket. */
export interface PhotoSource {
  /** Returns the object at a key; `etag` includes the quotes. */
  get(key: string): Promise<{ bytes: Buffer; contentType: string; etag: string } | undefined>;
}

export interface SiteOptions extends PageSettings {
  /** Folder of the built site. */
  folder: string;
  /** The inline script of the pages. */
  bootScript: string;
  /** Further origins that pages may call. */
  connect: readonly string[];
  /** The source of `/photos/`. */
  photos: PhotoSource;
  /** True if partners' systems may read the programs. */
  octo?: boolean | undefined;
  /** Renders the pages that show programs; without it they are served as built. */
  livePages?: LivePages;
}

/** Serves the built site by the CDN's rules for languages, caching, compression, security headers and unknown paths. */
export function createSite({ folder, bootScript, connect, photos, octo, livePages, ...settings }: SiteOptions) {
  const files = new SiteFiles(folder, settings);
  const { protocol } = new URL(settings.origin);
  const policy = contentSecurityPolicy({
    bootScriptHash: scriptHash(bootScript),
    connect,
    turnstile: Boolean(settings.siteKey),
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const url = parseTarget(request.url ?? '/');
    if (!url) return sendText(request, response, 404, 'Not found\n');
    const { path, query, search } = url;
    const asked = query.get('lang');
    if (path.startsWith('/photos/')) return sendPhoto(request, response, photos, path.slice(1));

    const file = isPageFile(path) ? undefined : await findFile(path, query);
    if (file) {
      response.setHeader('Cache-Control', cacheControl(path));
      for (const [name, value] of path.startsWith(octoPath) ? Object.entries(octoHeaders) : []) {
        response.setHeader(name, value);
      }
      return sendFile(request, response, file, { status: 200 });
    }
    // A path with an extension never gets a page, not even the one for unknown addresses.
    const isPage = !extname(path);

    const language = chooseLanguage(asked, preferenceIn(request.headers.cookie));
    const at = pageAt(path, query);
    const page = isPage ? await findPage(at, language) : undefined;
    const moved = !page || page.status === 404 ? await livePages?.moved(path) : undefined;
    if (moved !== undefined) return sendTo(response, { status: 301, location: moved }, search);
    if (!page) return sendText(request, response, 404, 'Not found\n');
    if ('location' in page) return sendTo(response, page, search);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Language', language);
    response.setHeader('Cache-Control', cacheControl(path));
    for (const [name, value] of at.isPrivate ? Object.entries(privatePageHeaders) : []) response.setHeader(name, value);
    if (isLanguage(asked)) response.setHeader('Set-Cookie', preferenceCookieFor(asked, protocol));
    return sendFile(request, response, page.file, { status: page.status, vary: pageVary });
  };

  async function findFile(path: string, query: URLSearchParams): Promise<SiteFile | undefined> {
    if (path.startsWith(octoPath) && !octo) return undefined;
    const at = dataAt(path, query);
    return (at ? await livePages?.data(at) : await livePages?.file(path)) ?? files.find(path);
  }

  /** The built list, whose scripts then load the part that the address names. */
  async function builtList({ list }: PageAt, language: Language): Promise<SiteFile | undefined> {
    return list && files.find(`/${pageKey(pageAt(paths.programs).name, language)}`);
  }

  async function findPage(page: PageAt, language: Language): Promise<FoundPage | undefined> {
    const live = await livePages?.find(page, language);
    if (live && 'location' in live) return live;
    const { name, status } = live ?? page;
    const file = live?.file ?? (await files.find(`/${pageKey(name, language)}`)) ?? (await builtList(page, language));
    return file && { file, status };
  }
}

interface Moved {
  status: number;
  location: string;
}
type FoundPage = Moved | { status: number; file: SiteFile };

async function sendPhoto(request: IncomingMessage, response: ServerResponse, photos: PhotoSource, key: string) {
  const photo = await photos.get(key).catch(() => undefined);
  if (!photo) return sendText(request, response, 404, 'Not found\n');
  response.setHeader('Cache-Control', forever);
  response.setHeader('ETag', photo.etag);
  response.setHeader('Content-Security-Policy', photoPolicy);
  if (matches(request.headers['if-none-match'], photo.etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': photo.contentType, 'Content-Length': photo.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : photo.bytes);
}

/** A redirect keeps the query of the old address. */
function sendTo(response: ServerResponse, { status, location }: Moved, search: string): void {
  response.setHeader('Cache-Control', cacheControl(location));
  const to = status === 301 ? withQuery(location, search) : location;
  response.writeHead(status, { Location: to, 'Content-Length': 0 }).end();
}

/** Where something has moved, with what the old address asked for besides. @param search begins with `?`, or is empty */
function withQuery(location: string, search: string): string {
  if (!search) return location;
  const [, before = '', fragment = ''] = location.match(/^([^#]*)(.*)$/) ?? [];
  return `${before}${before.includes('?') ? `&${search.slice(1)}` : search}${fragment}`;
}

/** The decoded path with dot segments resolved, and the query; undefined if the target is malformed. */
function parseTarget(target: string): { path: string; query: URLSearchParams; search: string } | undefined {
  try {
    const { pathname, search, searchParams } = new URL(target, 'http://site');
    return { path: decodeURIComponent(pathname), query: searchParams, search };
  } catch {
    return undefined;
  }
}
