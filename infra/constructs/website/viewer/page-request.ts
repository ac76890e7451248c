/**
 * CloudFront function: turns the requested address into the key of a page in the site's bucket, by the rules of
 * `functions/contracts/website/pages.ts`. The runtime is little more than ES 5.1: no destructuring, no spread, no `for
 * of`, no Map.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
import type { Answer, RequestEvent, ViewerRequest } from './event.ts';

/** The languages, the default first, inserted at build time. */
declare const LANGUAGES: readonly string[];
/** Names of the pages by path, inserted at build time. */
declare const SCREENS: Partial<Record<string, string>>;
/** The list of programs, the address of its data, and its parameters: `[['order', 'newest', '^(newest|...)$'], ...]`. */
declare const LIST_PATH: string;
declare const LIST_DATA_PATH: string;
declare const LIST_CHOICES: readonly (readonly [name: string, byDefault: string, pattern: string])[];
/** The pages of a list that readers come to, which the fallback makes in a share of its own; and those of other filters. */
declare const NEAR_LISTS: { readonly prefix: string; readonly pages: number; readonly filters: readonly string[] };
declare const FILTERED_LISTS: { readonly prefix: string };
/** The name of the page for unknown addresses, and the prefix at which the fallback looks whether they have moved. */
declare const NOT_FOUND: string;
declare const MOVED_PREFIX: string;
/** True if partners' systems may read the programs, inserted at build time. */
declare const OCTO: boolean;
/** Regular expressions of the console's paths, inserted at build time. */
declare const CONSOLE_SCREENS: readonly string[];

export function handler(event: RequestEvent): ViewerRequest | Answer {
  const request = event.request;
  if (isHidden(request.uri)) return { statusCode: 404, statusDescription: 'Not Found' };
  if (request.uri === LIST_DATA_PATH) {
    const list = listName(request);
    request.uri = `${prefixOf(list)}/data/programs/${list}.json`;
    return request;
  }
  // As `octoAt` of the contracts.
  if (OCTO && /^\/octo\/(products|(products|availability)\/[\w-]{1,64})$/.test(request.uri)) {
    request.uri = `/data${request.uri}.json`;
    return request;
  }
  const folder = /^\/([^/]+)\//.exec(request.uri);
  const isPageFile = folder !== null && LANGUAGES.indexOf(folder[1] as string) >= 0;
  // A path with an extension is a file.
  if (!isPageFile && /\.[^/.]*$/.test(request.uri)) return request;
  const name = pageName(request);
  // The key of a file is not longer than 1,024 bytes.
  if (name === NOT_FOUND && request.uri.length < 900) {
    request.uri = `${MOVED_PREFIX}/${languageOf(request)}${request.uri}`;
    return request;
  }
  const isPart = name.indexOf(`${SCREENS[LIST_PATH]}/`) === 0;
  request.uri = `${isPart ? prefixOf(name) : ''}/${languageOf(request)}/${name}.html`;
  return request;
}

/** The bucket's own lists: files that begin with a dot, and the releases. And what only the addresses of OCTO show. */
function isHidden(uri: string): boolean {
  let path = uri;
  try {
    path = decodeURIComponent(uri);
  } catch (_) {
    // A malformed path matches nothing.
  }
  return /^\/+(\.|releases(\/|$)|data\/+octo\/)/.test(path);
}

function languageOf(request: ViewerRequest): string {
  const asked = request.querystring.lang?.value;
  const preference = request.cookies['preferred-language'];
  const preferred = preference?.value;
  if (asked && LANGUAGES.indexOf(asked) >= 0) return asked;
  return preferred && LANGUAGES.indexOf(preferred) >= 0 ? preferred : (LANGUAGES[0] as string);
}

/** Returns the name of the requested part of the list, its values in the order of addresses. */
function listName(request: ViewerRequest): string {
  const values: string[] = [];
  for (let index = 0; index < LIST_CHOICES.length; index++) {
    const choice = LIST_CHOICES[index] as (typeof LIST_CHOICES)[number];
    const given = request.querystring[choice[0]]?.value;
    values.push(given && new RegExp(choice[2]).test(given) ? given : choice[1]);
  }
  return values.join('/');
}

/** The prefix for a part of the list: strangers invent the pages far from its beginning, and combine filters. */
function prefixOf(list: string): string {
  // The page comes last.
  const values = list.split('/').slice(-LIST_CHOICES.length);
  if (Number(values[values.length - 1]) > NEAR_LISTS.pages) return '';
  for (let index = 0; index < values.length - 1; index++) {
    const choice = LIST_CHOICES[index] as (typeof LIST_CHOICES)[number];
    if (values[index] !== choice[1] && NEAR_LISTS.filters.indexOf(choice[0]) < 0) return FILTERED_LISTS.prefix;
  }
  return NEAR_LISTS.prefix;
}

/** The first page of the whole list is a stored file; the others are made on demand. */
function isWholeList(name: string): boolean {
  const whole: string[] = [];
  for (let index = 0; index < LIST_CHOICES.length; index++) {
    whole.push((LIST_CHOICES[index] as (typeof LIST_CHOICES)[number])[1]);
  }
  return name === whole.join('/');
}

function pageName(request: ViewerRequest): string {
  const uri = request.uri;
  const path = uri.replace(/\/+$/, '').toLowerCase() || '/';
  // No key begins with a slash.
  const screen = SCREENS[path];
  if (path === LIST_PATH) {
    const list = listName(request);
    return isWholeList(list) ? (screen as string) : `${screen}/${list}`;
  }
  if (screen) return screen;
  const program = /^\/program\/([^/]+)(\/brochure)?\/*$/i.exec(uri);
  if (program && /^[\w-]{1,64}$/.test(program[1] as string)) {
    return `program/${program[1]}${program[2] ? '/brochure' : ''}`;
  }
  if (program) return 'program-not-found';
  // As `ownPageIn` of the contracts.
  if (/^\/p\/[a-z0-9-]{1,60}$/.test(path)) return path.slice(1);
  if (path !== '/admin' && path.indexOf('/admin/') !== 0) return NOT_FOUND;
  for (let index = 0; index < CONSOLE_SCREENS.length; index++) {
    if (new RegExp(CONSOLE_SCREENS[index] as string).test(path)) return 'admin';
  }
  return 'admin-not-found';
}
