import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const pages = tracked.filter(
  (name) => name.endsWith('.md') && !name.endsWith('/template.md') && existsSync(join(root, name)),
);
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The address that GitHub gives a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

const anchors = (page: string) => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));

/** The links from a page to files of the repository, as `file#heading` seen from the root. */
const links = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, path, heading]) => ({
    target: path ? relative(root, join(root, dirname(page), path)) : page,
    heading,
  }));

/** `a/{b,c}/d` stands for `a/b/d` and `a/c/d`. */
const alternatives = (path: string): string[] => {
  const [, before = '', names, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').flatMap((name) => alternatives(before + name + after));
};

/** The paths from the root that a page names as code, without patterns and the settings that readers write. */
const paths = (page: string) =>
  [...read(page).matchAll(/`((?:docs|frontend|functions|infra|scripts|tests|\.ci|\.github)\/[^`\s<*]*)`/g)]
    .flatMap(([, path = '']) => alternatives(path))
    .filter((path) => !/^infra\/settings\/(production|dev)\.json$/.test(path));

describe.each(pages)('%s', (page) => {
  it('links to files and headings that exist', () => {
    const broken = links(page).filter(
      ({ target, heading }) =>
        !existsSync(join(root, target)) || (heading && target.endsWith('.md') && !anchors(target).includes(heading)),
    );
    expect(broken).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const named = [...read(page).matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in packageFile.scripts))).toEqual([]);
  });
});

// The changelog names paths of earlier versions.
it.each(pages.filter((page) => page !== 'CHANGELOG.md'))('%s names paths that exist', (page) => {
  expect(paths(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('no text file has markers of an unfinished merge', () => {
  const texts = tracked.filter(
    (name) => /\.(css|html|json|md|mjs|tsx?|ya?ml)$/.test(name) && existsSync(join(root, name)),
  );
  expect(texts.filter((name) => /^(?:<{7}|>{7}) /m.test(read(name)))).toEqual([]);
});
