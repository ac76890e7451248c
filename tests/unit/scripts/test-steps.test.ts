import { expect, it } from 'vitest';
import { stepsOf } from '../../../scripts/test-steps.ts';

it('every night, all of vitest’s tests run in another order', () => {
  const runs = stepsOf('nightly').flatMap(({ title, commands }) =>
    commands.filter(([program]) => program === 'vitest').map((command) => ({ title, command })),
  );
  expect(runs.map(({ title }) => title)).toEqual(['unit tests', 'api, own system', 'api tests', 'engines', 'deployed']);
  expect(runs.filter(({ command }) => !command.includes('--sequence.shuffle'))).toEqual([]);
});
