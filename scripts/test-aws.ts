import { obstaclesOf, sayPlan } from '../infra/aws-tests/plan.ts';
import { cleanUpAwsTests, runAwsTests } from '../infra/aws-tests/run.ts';
import { findTarget } from '../infra/aws-tests/target.ts';
import { readOptions, stageOption } from '../infra/common/options.ts';
import { asStage } from '../infra/common/stage-settings.ts';
import { exitWith, StartError } from '../infra/common/start-error.ts';

/**
 * `npm run test:aws -- --stage dev`: runs the tests of the API and of events against the deployed stage in the
 * environment's account, and removes what they have created.
 */
try {
  const options = readOptions('npm run test:aws --', {
    stage: { type: 'string', value: stageOption.value, about: 'the deployed stage; required' },
    'dry-run': { type: 'boolean', default: false, about: 'says what would run and where, and changes nothing' },
    'clean-up': { type: 'boolean', default: false, about: 'removes what an interrupted run has left' },
    'allow-production': { type: 'boolean', default: false, about: 'runs against production, which has real visitors' },
    only: { type: 'string', value: '<file>', about: 'one test file, such as tests/api/system.test.ts' },
    settings: { type: 'string', value: '<file>', about: "the settings it was deployed with, if not the stage's file" },
    url: { type: 'string', value: '<origin>', about: "the site's address, where the stage has no CDN" },
  });
  if (options.stage === undefined) throw new StartError('Name the deployed stage: npm run test:aws -- --stage dev.');
  const stage = asStage(options.stage);
  if (stage === 'production' && !options['allow-production']) {
    throw new StartError(
      'production has real visitors and staff, whom the tests disturb: deploy dev and use --stage dev. --allow-production goes on.',
    );
  }
  const target = await findTarget(stage, options);
  const files = options.only === undefined ? [] : [options.only];
  if (options['dry-run']) {
    console.log(sayPlan(target, files));
    const obstacles = obstaclesOf(target);
    if (obstacles.length) console.log(`\nIn the way:\n${obstacles.map((obstacle) => `  ${obstacle}`).join('\n')}`);
    console.log('\nNothing was changed.');
  } else {
    const run = options['clean-up'] ? cleanUpAwsTests : runAwsTests;
    process.exitCode = (await run({ target, files, say: console.log })) ? 0 : 1;
  }
} catch (error) {
  exitWith(error);
}
