import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../../docs/decisions');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the decision about dependencies', () => {
  const [, table = ''] =
    /\| package \| for \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(read('0007-runtime-dependencies.md')) ?? [];
  const named = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));

  it('gives a reason for every runtime dependency, and for no other package', () => {
    expect(named.toSorted()).toEqual(Object.keys(packageFile.dependencies).toSorted());
  });

  it('names every development dependency', () => {
    const text = read('0007-runtime-dependencies.md');
    const development = Object.keys(packageFile.devDependencies).filter((name) => !name.startsWith('@types/'));
    expect(development.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

it.each(files)('%s has the parts of the template', (name) => {
  const parts = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part);
  expect(parts(read(name))).toEqual(parts(read('template.md')));
});

describe('the index of decisions', () => {
  it('has numbers without gaps', () => {
    expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  });

  it('lists every decision with its title', () => {
    const rows = files.map((name) => {
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(read(name)) ?? [];
      return `${number}. [${title}](${name})`;
    });
    const index = read('README.md');
    expect(rows.filter((row) => !index.includes(row))).toEqual([]);
  });
});
