import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allJourneys, details, slowTests } from '../../../scripts/test-choice.ts';
import { type Lane, root, stepsOf } from '../../../scripts/test-steps.ts';

it('every night, all of vitest’s tests run in another order', () => {
  const runs = stepsOf('nightly').flatMap(({ title, commands }) =>
    commands.filter(([program]) => program === 'vitest').map((command) => ({ title, command })),
  );
  expect(runs.map(({ title }) => title)).toEqual([
    ...['cdk-nag', 'unit tests', 'api, own system', 'api tests', 'engines', 'deployed'],
  ]);
  expect(runs.filter(({ command }) => !command.includes('--sequence.shuffle'))).toEqual([]);
});

it('by day the states of the console are looked at on phones only, and every night whole', () => {
  const looksIn = (lane: Lane) => stepsOf(lane).find(({ title }) => title === 'browser tests')?.environment;
  expect(looksIn('all')).toEqual({ CONSOLE_LOOKS: 'phone' });
  expect(looksIn('nightly')).toEqual({});
});

it('the tests that a lane chooses or leaves out by name are there', () => {
  const named = [...allJourneys, ...slowTests, ...details.map((name) => `tests/browser/${name}`)];
  expect(named.filter((files) => globSync(files, { cwd: root }).length === 0)).toEqual([]);
});
