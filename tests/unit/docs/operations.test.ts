import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSettings } from '#contracts/stage-settings/check-settings';
import { meanings } from '#contracts/stage-settings/meanings';
import { missing } from '#contracts/stage-settings/values';

const runbook = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

it('the runbook has a row for every setting, and says which are required in production', () => {
  const rows = [...runbook.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (required[\w ]*|refused)? ?\|/gm)].flatMap(
    ([, names = '', required]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [name, required?.startsWith('required') ?? false] as const),
  );
  const result = checkSettings('production', {});
  const required =
    'issues' in result ? result.issues.filter(({ rule }) => rule === missing).map(({ name }) => name) : [];
  expect(new Map(rows)).toEqual(new Map(Object.keys(meanings).map((name) => [name, required.includes(name)])));
});
