import type { Language } from '#contracts/fields';
import type { Program } from '#contracts/programs';
import { languages } from '#contracts/website/language';
import { withOrigin } from '#contracts/website/origin';
import { pageKey, programPageKey, programScreens } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import type { PageRenderer } from '#contracts/website/renderer';
import { sitemap, sitemapPath } from '#contracts/website/sitemap';
import { sha256 } from '../data/hash.ts';

/** A file of the site that shows programs. */
export interface ProgramFile {
  key: string;
  /** The addresses that show it, for the CDN. */
  address: string;
  /** Changes with the file's content and with the build. */
  fingerprint: string;
  render(): Promise<string>;
}

/** All files that show programs on a given day: a page per program, the lists, and the sitemap. */
export function programFiles(
  renderer: PageRenderer,
  programs: readonly Program[],
  { origin, siteKey, today }: { origin: string; siteKey?: string | undefined; today: string },
): ProgramFile[] {
  const pages = [
    ...programScreens.map(({ name, path }) => ({ path, key: (language: Language) => pageKey(name, language) })),
    ...programs.map(({ id }) => ({
      path: paths.program(id),
      key: (language: Language) => programPageKey(id, language),
    })),
  ];
  const map = sitemap(programs);
  return [
    ...pages.flatMap(({ path, key }) => {
      const shown = JSON.stringify([
        renderer.build,
        origin,
        siteKey,
        renderer.shownPrograms({ path, programs, today }),
      ]);
      return languages.map((language) => ({
        key: key(language),
        address: path,
        fingerprint: sha256(shown),
        render: async () =>
          withOrigin((await renderer.renderPage({ path, language, programs, today })).html, origin, siteKey),
      }));
    }),
    {
      key: sitemapPath.slice(1),
      address: sitemapPath,
      fingerprint: sha256(JSON.stringify([origin, map])),
      render: async () => withOrigin(map, origin),
    },
  ];
}

/** The fingerprints of the published files, by key. */
export type Published = Readonly<Record<string, string>>;

export interface Difference {
  changed: ProgramFile[];
  /** Keys of pages whose program is gone. */
  gone: string[];
  published: Published;
}

/**
 * Compares the published files with the wanted ones.
 * @param unreadable ids of programs that cannot be read: their pages stay as they are
 */
export function difference(
  wanted: readonly ProgramFile[],
  published: Published,
  unreadable: readonly string[] = [],
): Difference {
  const kept = new Set(unreadable.flatMap((id) => languages.map((language) => programPageKey(id, language))));
  const next = Object.fromEntries([
    ...Object.entries(published).filter(([key]) => kept.has(key)),
    ...wanted.map(({ key, fingerprint }) => [key, fingerprint]),
  ]);
  return {
    changed: wanted.filter(({ key, fingerprint }) => published[key] !== fingerprint),
    gone: Object.keys(published).filter((key) => !(key in next)),
    published: next,
  };
}
