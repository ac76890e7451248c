import { type Language, languages } from '../field-kit/language.ts';
import { consoleRoutes } from './console-screens.ts';
import { listName, type Parameters, readListQuery } from './list-choices.ts';
import { manifestPaths } from './manifest.ts';
import { ownPageIn } from './own-pages.ts';
import { paths, plainPath } from './paths.ts';
import { listSearch, type ProgramListQuery } from './program-list.ts';
import { type SiteRoute, siteRoutes } from './screens.ts';

/**
 * Maps addresses to pages. Both languages share an address: `chooseLanguage` decides which file answers. Uses neither
 * Node nor files, so that the CDN can run it.
 */
export interface PageAt {
  /** The name of the file in each language's folder. */
  name: string;
  status: 200 | 404;
  /** True if the page is for one reader: it has the headers of `privatePageHeaders`. */
  isPrivate?: true;
  /** The program's id. If the program does not exist, `missingProgram` is the page. */
  programId?: string;
  /** The name of the agency's own page. If there is none, it leads to where it is now, or `notFound` is the page. */
  ownPage?: string;
  /** The requested part of the list of programs. A part after the end has the status 404. */
  list?: ProgramListQuery;
}

/** A page that the build renders. */
interface Prerendered {
  name: string;
  /** An address of this page. */
  path: string;
  /** Renders the page with an empty list of programs. */
  withoutPrograms?: boolean;
}

const program = '/program';
const brochure = 'brochure';
export const notFound = 'not-found';
/** A copy of the console's page for its unknown addresses, because a bucket stores the status with the file. */
export const consoleNotFound = 'admin-not-found';
/** The page for a program's address without an id. */
const programWithoutId: PageAt = { name: 'program-without-id', status: 404 };

/** The page for the address of a program that does not exist. */
export const missingProgram: PageAt = { name: 'program-not-found', status: 404 };

const routes: readonly SiteRoute[] = siteRoutes;

/** The public screens that are the same for everybody and indexed by search engines. */
export const listedPaths: readonly string[] = routes.filter(({ listed }) => listed).map(({ path }) => path);

/** The screens that a private link opens. */
const privatePaths: readonly string[] = routes.filter((route) => route.private).map(({ path }) => path);

export const isPrivate = (path: string): boolean => privatePaths.includes(plainPath(path));

const isConsole = (path: string) => path === '/admin' || path.startsWith('/admin/');

const nameOf = (pattern: string) => pattern.slice(1) || 'index';

/** Names of the pages by the paths of the public screens that are one file for everybody. */
const staticScreens: ReadonlyMap<string, string> = new Map(
  [...listedPaths, ...privatePaths].map((path) => [path, nameOf(path)]),
);

/** The same for the CDN, including the address of a program without an id. */
export const pageNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(staticScreens),
  [program]: programWithoutId.name,
};

/** The console's screens. */
export const consolePatterns: readonly string[] = consoleRoutes.map(({ path }) => path);

/** The existing screens, as react-router patterns. */
export const screenPatterns: readonly string[] = [
  ...routes.filter(({ screen }) => screen).map(({ path }) => path),
  ...consolePatterns,
];

export const prerenderedPages: readonly Prerendered[] = [
  ...[...staticScreens].map(([path, name]) => ({ path, name })),
  { name: 'program', path: `${program}/-` },
  { name: brochure, path: `${program}/-/${brochure}` },
  { name: programWithoutId.name, path: program },
  { name: missingProgram.name, path: `${program}/-`, withoutPrograms: true },
  { name: notFound, path: '/-' },
  { name: 'admin', path: '/admin' },
];

/** The page's file in the site's folder or bucket. */
export const pageKey = (name: string, language: Language): string => `${language}/${name}.html`;

/** The page of one program, which a function writes when the program changes. */
export const programPageKey = (programId: string, language: Language): string =>
  pageKey(`program/${programId}`, language);

/** The id of the program whose brochure has this name of a page; undefined for other pages. */
export const brochureIn = (name: string): string | undefined => name.match(/^program\/([^/]+)\/brochure$/)?.[1];

/** True for the page of a brochure, which shows the program only. */
export const isBrochure = ({ name }: Pick<PageAt, 'name'>): boolean => name === brochure;

/** File names of the pages with the status 404. */
export const notFoundPages: readonly string[] = [notFound, missingProgram.name, programWithoutId.name, consoleNotFound];

const notFoundKeys: ReadonlySet<string> = new Set(
  notFoundPages.flatMap((name) => languages.map((language) => pageKey(name, language))),
);

/** The status with which a bucket stores a page, for the CDN; empty for 200. @param key as `pageKey` returns it */
export const storedStatus = (key: string): { status?: string } => (notFoundKeys.has(key) ? { status: '404' } : {});

/** The built pages that list programs. A function overwrites them in the site's bucket when programs change. */
export const programScreens: readonly Prerendered[] = prerenderedPages.filter(({ name }) =>
  ['index', 'programs'].includes(name),
);

/** The pages of each program. */
const unpublished = ['program', brochure];

/** The other pages: a function overwrites them when what the agency says on every page changes. */
export const staticPages: readonly Prerendered[] = [
  ...prerenderedPages.filter((page) => !programScreens.includes(page) && !unpublished.includes(page.name)),
  { name: consoleNotFound, path: paths.admin.index },
];

const publishedKeys: ReadonlySet<string> = new Set([
  'sitemap.xml',
  ...manifestPaths.map((path) => path.slice(1)),
  'robots.txt',
  ...[...programScreens, ...staticPages].flatMap(({ name }) => languages.map((language) => pageKey(name, language))),
]);

/**
 * True for built files that functions overwrite in the site's bucket. A deployment skips them and triggers the
 * function.
 * @param key as `pageKey` returns it
 */
export const isPublished = (key: string): boolean => publishedKeys.has(key);

/** True for files in the folders of pages, which are not served at their own addresses. */
export const isPageFile = (path: string): boolean => languages.some((language) => path.startsWith(`/${language}/`));

const noQuery = new Map<string, string>();

/**
 * @param path of the address, without its query
 * @param query the address's parameters, of which only the list of programs has any
 */
export function pageAt(path: string, query: Parameters = noQuery): PageAt {
  const known = plainPath(path);
  if (known === paths.programs) return listAt(readListQuery(query));
  const name = staticScreens.get(known);
  if (name) return { name, status: 200, ...(isPrivate(known) && { isPrivate: true }) };
  if (known === program) return programWithoutId;
  const programId = path.match(/^\/program\/([^/]+)\/*$/i)?.[1];
  if (programId) return { name: 'program', status: 200, programId };
  const brochureOf = path.match(/^\/program\/([^/]+)\/brochure\/*$/i)?.[1];
  if (brochureOf) return { name: brochure, status: 200, programId: brochureOf };
  const ownPage = ownPageIn(known);
  if (ownPage) return { name: `p/${ownPage}`, status: 200, ownPage };
  if (isConsole(known)) return { name: 'admin', status: matchesScreen(known) ? 200 : 404 };
  return { name: notFound, status: 404 };
}

const listFile = nameOf(paths.programs);

/** Only the first page of the whole list is a stored file; the others are rendered on demand. */
const listAt = (list: ProgramListQuery): PageAt => ({
  name: listSearch(list) ? `${listFile}/${listName(list)}` : listFile,
  status: 200,
  list,
});

/** True if a pattern of react-router, in which `:id` stands for one segment, matches the path. */
const matchesScreen = (path: string) =>
  screenPatterns.some((pattern) => {
    const parts = pattern.split('/');
    const segments = path.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
    );
  });
