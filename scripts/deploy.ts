import { readOptions, stageOption } from '../infra/common/options.ts';
import { asStage, placeOf } from '../infra/common/stage-settings.ts';
import { exitWith, StartError } from '../infra/common/start-error.ts';
import { terminal } from '../infra/release/consent.ts';
import { deploy } from '../infra/release/deploy.ts';
import { destroy } from '../infra/release/destroy.ts';
import { rollBackWebsite } from '../infra/release/roll-back.ts';

/**
 * `npm run deploy -- --stage production`: shows the changes and their costs, asks, then deploys the stacks and the
 * website, writes the programs' pages and runs a smoke test. Idempotent.
 */
try {
  const args = process.argv.slice(2);
  refuseContext(args);
  const options = readOptions(
    'npm run deploy --',
    {
      stage: stageOption,
      yes: { type: 'boolean', default: false, about: 'deploys without asking, unless data would be lost' },
      'allow-data-loss': {
        type: 'boolean',
        default: false,
        about: 'deletes and replaces tables and buckets without asking',
      },
      rollback: { type: 'boolean', default: false, about: "serves the website's previous release" },
      destroy: { type: 'boolean', default: false, about: 'deletes a dev stage with all its data' },
    },
    args,
  );
  const stage = asStage(options.stage);
  if (options.rollback && options.destroy) throw new StartError('Use either --rollback or --destroy.');
  const consent = { yes: options.yes, allowDataLoss: options['allow-data-loss'], ask: terminal() };
  const run = options.rollback ? rollBackWebsite : options.destroy ? destroy : deploy;
  await run({ stage, consent, say: console.log });
} catch (error) {
  exitWith(error);
}

/** Refuses `-c name=value`, by which earlier versions took the settings, and says where each is now. */
function refuseContext(args: readonly string[]): void {
  const pairs = args.flatMap((arg, index) => {
    const [, inline] = /^(?:--context=|-c=?)(.+)$/.exec(arg) ?? [];
    return inline ?? (/^(-c|--context)$/.test(arg) ? (args[index + 1] ?? '') : []);
  });
  if (pairs.length === 0) return;
  const names = pairs.map((pair) => pair.split('=', 1)[0] ?? '');
  const stage = pairs.includes('stage=production') ? 'production' : 'dev';
  const sentences = names.map((name) =>
    name === 'stage' ? `-c stage is an option now: --stage ${stage}.` : placeOf(name, stage),
  );
  throw new StartError(sentences.join('\n'));
}
