/**
 * A CloudFront function: turns the address that a visitor asks for into the key of the page in the site's bucket, by
 * the rules of `../pages.ts`. Its runtime knows little more than ES 5.1: no destructuring, no spread, no `for of`, no Map.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
import type { RequestEvent, ViewerRequest } from './event.ts';

/** Names of pages by path, made of the screens' patterns when the function is built. */
declare const SCREENS: Partial<Record<string, string>>;
/** The console's screens, as expressions that match a path. */
declare const CONSOLE_SCREENS: readonly string[];

export function handler(event: RequestEvent): ViewerRequest {
  const request = event.request;
  const isPageFile = /^\/(ar|en)\//.test(request.uri);
  // What looks like a file is one, or is missing.
  if (!isPageFile && /\.[^/.]*$/.test(request.uri)) return request;
  request.uri = `/${languageOf(request)}/${pageName(request.uri)}.html`;
  return request;
}

function languageOf(request: ViewerRequest): string {
  const asked = request.querystring.lang?.value;
  const preference = request.cookies['preferred-language'];
  const preferred = preference?.value;
  if (asked === 'ar' || asked === 'en') return asked;
  return preferred === 'en' ? 'en' : 'ar';
}

function pageName(uri: string): string {
  const path = uri.replace(/\/+$/, '').toLowerCase() || '/';
  // No object's own key begins with a slash.
  const screen = SCREENS[path];
  if (screen) return screen;
  const program = /^\/program\/([^/]+)\/*$/i.exec(uri);
  if (program) return /^[\w-]{1,64}$/.test(program[1] as string) ? `program/${program[1]}` : 'program-not-found';
  if (path !== '/admin' && path.indexOf('/admin/') !== 0) return 'not-found';
  for (let index = 0; index < CONSOLE_SCREENS.length; index++) {
    if (new RegExp(CONSOLE_SCREENS[index] as string).test(path)) return 'admin';
  }
  return 'admin-not-found';
}
