import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSettings } from '#contracts/stage-settings/check-settings';
import { meanings } from '#contracts/stage-settings/meanings';
import { missing } from '#contracts/stage-settings/values';
import { monthlyCosts } from '../../bench/visit-costs.ts';
import { visit } from '../../support/visit.ts';

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

it('the costs follow from what a visit takes', () => {
  expect(runbook.replaceAll('\n', ' ')).toContain(`is ${visit.requests} requests and ${visit.kilobytes} kB`);
  const row = (name: string) =>
    (runbook.match(new RegExp(`^\\| ${name} \\|(.*)\\|$`, 'm'))?.[1] ?? '')
      .split('|')
      .slice(1)
      .map((cell) => Number(cell.replaceAll(',', '')));
  const costs = [10_000, 1_000_000].map(monthlyCosts);
  const close = (given: number[], computed: number[]) =>
    given.every((value, index) => Math.abs(value / (computed[index] ?? 0) - 1) < 0.005);
  for (const [name, computed] of [
    ['CDN, without its free share', costs.map(({ requests, bytes, calls }) => requests + bytes + calls)],
    ['API, functions, tables, mail, logs', costs.map(({ backend }) => backend)],
    ["firewall's requests", costs.map(({ firewall }) => firewall)],
  ] as const) {
    const given = row(name);
    expect(given, name).toHaveLength(2);
    expect(close(given, computed), `${name}: ${given}, computed ${computed}`).toBe(true);
  }
});
