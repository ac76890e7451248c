import { parseArgs } from 'node:util';
import { deploy } from '../infra/release/deploy.ts';
import { destroy } from '../infra/release/destroy.ts';
import { rollBackWebsite } from '../infra/release/roll-back.ts';
import { exitWith, StartError } from '../infra/shared/start-error.ts';

/**
 * `npm run deploy -- -c stage=production -c siteOrigin=https://www.example.com ...`: builds, deploys the stacks and the
 * website, writes the programs' pages and runs a smoke test. Repeating it changes nothing. `--rollback` serves the
 * website's previous release; `--destroy` deletes a dev stage with all its data.
 */
const usage = 'Use: npm run deploy -- [-c name=value ...] [--rollback | --destroy]; docs/operations.md says more.';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        context: { type: 'string', short: 'c', multiple: true, default: [] },
        rollback: { type: 'boolean', default: false },
        destroy: { type: 'boolean', default: false },
      },
    });
    return { ...values, context: Object.fromEntries(values.context.map(pair)) };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

function pair(text: string): [name: string, value: string] {
  const [, name, value] = /^(\w+)=(.*)$/.exec(text) ?? [];
  if (!name || value === undefined) throw new Error(`"${text}" is not name=value.`);
  return [name, value];
}

try {
  const { context, rollback, destroy: isDestroying } = readArguments();
  const run = rollback ? rollBackWebsite : isDestroying ? destroy : deploy;
  await run({ context, say: console.log });
} catch (error) {
  exitWith(error);
}
