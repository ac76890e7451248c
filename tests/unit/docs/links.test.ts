import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');
const documents = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const topFolders = /^(docs|frontend|functions|infra|scripts|tests|\.ci|\.github)\//;
/** Files that readers write. */
const written = /^(infra\/settings\/(production|dev)\.json)$/;

/** GitHub's anchors of a document's headings. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** `a/{b,c}/d` as `a/b/d` and `a/c/d`. */
const alternatives = (path: string): string[] => {
  const [, before = '', names, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').flatMap((name) => alternatives(before + name + after));
};

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('has no conflict markers', () => {
    expect(text).not.toMatch(/^(<{7}|={7}|>{7})/m);
  });

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links
      .filter((link) => !/^(https?|mailto):/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file ? join(root, dirname(document), file) : join(root, document);
        return !existsSync(target) || (anchor && !anchors(readFileSync(target, 'utf8')).includes(anchor));
      });
    expect(broken).toEqual([]);
  });

  // The changelog names paths of earlier versions.
  it.skipIf(document === 'CHANGELOG.md')('names paths that exist', () => {
    const paths = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => topFolders.test(path) && !/[<*]/.test(path) && !written.test(path))
      .flatMap(alternatives);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !(name in packageFile.scripts))).toEqual([]);
  });
});
