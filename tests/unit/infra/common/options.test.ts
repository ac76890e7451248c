import { expect, it } from 'vitest';
import { readOptions, stageOption } from '../../../../infra/common/options.ts';

const options = { stage: stageOption, yes: { type: 'boolean', default: false, about: 'asks nothing' } } as const;
const read = (...args: string[]) => readOptions('npm run any --', options, args);
const list = `Use: npm run any -- [options]
  --stage <name>  dev or production, whose settings are in infra/settings; dev by default
  --yes           asks nothing`;

it('reads options, with their defaults', () => {
  expect(read()).toEqual({ stage: 'dev', yes: false });
  expect(read('--stage', 'production', '--yes')).toEqual({ stage: 'production', yes: true });
});

it.each([
  [['--stag', 'production'], 'There is no option --stag. Did you mean --stage?'],
  [['--everything'], 'There is no option --everything. Known are --stage, --yes.'],
  [['-x'], 'There is no option -x. Known are --stage, --yes.'],
  [['--stage'], "Option '--stage <value>' argument missing."],
  [['--yes=no'], "Option '--yes' does not take an argument."],
  [['production'], "Unexpected argument 'production'."],
])('refuses %j with the list of the known ones', (args, sentence) => {
  expect(() => read(...args)).toThrow(`${sentence}\n${list}`);
});

it('refuses every option of a command that has none', () => {
  expect(() => readOptions('npm run any --', {}, ['--port'])).toThrow(
    'There is no option --port.\nUse: npm run any, which has no options.',
  );
});
