import type { Language } from './language.ts';
import { screenPatterns } from './paths.ts';

/**
 * Which page answers which address. One address serves both languages: whoever serves it chooses the language
 * (`chooseLanguage`) and with it the file. Free of Node and of everything local, so that the CDN can run it too.
 */
export interface PageAt {
  /** Of the file in each language's folder. */
  name: string;
  status: 200 | 404;
  /** The program that the page is about: one that does not exist is `missingProgram`. */
  programId?: string;
}

/** A page that the build renders. */
interface Prerendered {
  name: string;
  /** An address that shows it. */
  path: string;
  /** The programs are known, and there are none. */
  withoutPrograms?: boolean;
}

export const languages: readonly Language[] = ['ar', 'en'];

const program = '/program';
const notFound = 'not-found';
/** Answers for the address of a program without the program. */
const programWithoutId: PageAt = { name: 'program-without-id', status: 404 };

/** Answers for a program that does not exist. */
export const missingProgram: PageAt = { name: 'program-not-found', status: 404 };

const isConsole = (path: string) => path === '/admin' || path.startsWith('/admin/');

const isStatic = (pattern: string) => !pattern.includes(':') && !isConsole(pattern);

/** The path of an address as its pattern has it: without a slash at its end, and as the router sees it, in any case. */
const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/';

const nameOf = (pattern: string) => pattern.slice(1) || 'index';

/** Names of the pages by the paths of the public screens that are the same for everybody. */
const staticScreens: ReadonlyMap<string, string> = new Map(
  screenPatterns.filter(isStatic).map((pattern) => [pattern, nameOf(pattern)]),
);

/** The same for the CDN: with the program's address without a program. */
export const pageNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(staticScreens),
  [program]: programWithoutId.name,
};

/** The console's screens. */
export const consolePatterns = screenPatterns.filter(isConsole);

export const prerenderedPages: readonly Prerendered[] = [
  ...[...staticScreens].map(([path, name]) => ({ path, name })),
  { name: 'program', path: `${program}/-` },
  { name: programWithoutId.name, path: program },
  { name: missingProgram.name, path: `${program}/-`, withoutPrograms: true },
  { name: notFound, path: '/-' },
  { name: 'admin', path: '/admin' },
];

/** The file of a page, below the site's folder or in its bucket. */
export const pageKey = (name: string, language: Language): string => `${language}/${name}.html`;

/** The file of a program's own page, which is written when the program changes. */
export const programPageKey = (programId: string, language: Language): string =>
  pageKey(`program/${programId}`, language);

/** The console's page once more, for its addresses that do not exist: in a bucket a status belongs to a file. */
export const consoleNotFound = 'admin-not-found';

/** Pages whose status is 404, by the names of their files. */
export const notFoundPages: readonly string[] = [notFound, missingProgram.name, programWithoutId.name, consoleNotFound];

/** The built pages that show many programs: a function writes them with the programs of the moment to the site's bucket. */
export const programScreens: readonly Prerendered[] = prerenderedPages.filter(({ name }) =>
  ['index', 'programs'].includes(name),
);

/**
 * Whether a file of the build is one that functions write in the site's bucket, with the programs in it: a deployment
 * leaves it alone and has them written anew.
 * @param key as `pageKey` makes it
 */
export const isPublished = (key: string): boolean =>
  key === 'sitemap.xml' || programScreens.some(({ name }) => languages.some((one) => key === pageKey(name, one)));

/** Folders that hold pages: their files answer other addresses than their own. */
export const isPageFile = (path: string): boolean => languages.some((language) => path.startsWith(`/${language}/`));

/** @param path of the address, without query */
export function pageAt(path: string): PageAt {
  const known = plain(path);
  const name = staticScreens.get(known);
  if (name) return { name, status: 200 };
  if (known === program) return programWithoutId;
  const programId = path.match(/^\/program\/([^/]+)\/*$/i)?.[1];
  if (programId) return { name: 'program', status: 200, programId };
  if (isConsole(known)) return { name: 'admin', status: matchesScreen(known) ? 200 : 404 };
  return { name: notFound, status: 404 };
}

/** Whether a pattern of react-router, in which `:id` stands for one segment, matches the path. */
const matchesScreen = (path: string) =>
  screenPatterns.some((pattern) => {
    const parts = pattern.split('/');
    const segments = path.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
    );
  });
