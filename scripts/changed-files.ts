import { execFileSync } from 'node:child_process';

/** The work in hand: the files that differ from where it began. */
export interface Change {
  /** The commit where it began: the last one that `main` has, too. */
  since: string;
  /** The paths of changed and new files, committed or not, relative to the repository's root. */
  files: string[];
}

/** Reads the change in the working copy. On `main` itself it began with the last commit that was pushed, if that is known. */
export function readChange(root = process.cwd()): Change {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const since = ['origin/main', 'main'].flatMap((name) => {
    try {
      return git('merge-base', 'HEAD', name);
    } catch {
      return [];
    }
  })[0];
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const base = since ?? git('rev-parse', 'HEAD');
  const files = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return { since: base, files: [...new Set(files)].toSorted() };
}
