import { readOptions, stageOption } from '../infra/common/options.ts';
import { asStage, readStageSettings } from '../infra/common/stage-settings.ts';
import { exitWith } from '../infra/common/start-error.ts';
import { accountChecks } from '../infra/doctor/account.ts';
import { isFailure, lineOf, runChecks } from '../infra/doctor/check.ts';
import { machineChecks } from '../infra/doctor/machine.ts';

/**
 * `npm run doctor`: prints one line for each requirement and changes nothing. Fails if `npm start` lacks something;
 * with `--stage`, if the deployment of that stage does.
 */
try {
  const options = readOptions('npm run doctor --', {
    stage: {
      ...{ type: 'string', value: stageOption.value },
      about: 'also fails if the deployment of this stage, dev or production, lacks something',
    },
  });
  const isDeployment = options.stage !== undefined;
  const stage = asStage(options.stage ?? 'dev');
  const [machine, account] = await Promise.all([
    runChecks(machineChecks({ isNeeded: !isDeployment })),
    runChecks(accountChecks({ stage, isNeeded: isDeployment, settings: () => readStageSettings(stage) })),
  ]);
  const all = [...machine, ...account];
  const width = Math.max(...all.map(({ name }) => name.length));
  const print = (heading: string, results: typeof all) =>
    console.log(`\n${heading}\n${results.map((result) => lineOf(result, width)).join('\n')}`);
  print('This machine', machine);
  print(`AWS, for ${stage}`, account);
  const failures = all.filter(isFailure);
  const purpose = isDeployment ? `deploy ${stage}` : 'start';
  console.log(
    failures.length
      ? `\nNot ready to ${purpose}: ${failures.map(({ name }) => name).join(', ')}.`
      : `\nReady to ${purpose}.`,
  );
  // Ends calls whose result is no longer needed.
  process.exit(failures.length ? 1 : 0);
} catch (error) {
  exitWith(error);
}
