import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readChange } from '../../../scripts/changed-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('a change has what was committed since main, what was not, and new files that git does not ignore', async () => {
  const root = await temporaryFolder();
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const write = (name: string, text = 'first') => writeFileSync(join(root, name), text);
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['same.ts', 'committed.ts', 'edited.ts']) write(name);
  write('.gitignore', 'ignored.ts');
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
  const since = git('rev-parse', 'HEAD');
  git('switch', '--quiet', '--create=work');
  write('committed.ts', 'second');
  git('commit', '--quiet', '--all', '--message=Change');
  write('edited.ts', 'second');
  for (const name of ['new.ts', 'ignored.ts']) write(name);
  expect(readChange(root)).toEqual({ since, files: ['committed.ts', 'edited.ts', 'new.ts'] });
});
