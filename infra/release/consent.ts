import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { formatDifferences } from '@aws-cdk/cloudformation-diff';
import { StartError } from '../common/start-error.ts';
import { type DataLoss, findDataLosses } from './data-losses.ts';
import { sayMonthlyCosts } from './monthly-costs.ts';
import type { StackChange } from './stack-changes.ts';

/** The options by which the operator agrees to changes, and a way to ask for the rest. */
export interface Consent {
  /** Deploys ordinary changes without asking. */
  yes: boolean;
  /** Deletes and replaces resources with data without asking. */
  allowDataLoss: boolean;
  /** Asks the person at the terminal; undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
}

interface Review extends Consent {
  stage: string;
  say(text: string): void;
}

/**
 * Shows the changes of a deployment, their costs and the data they delete, and asks for consent: in production before
 * any change, in every stage before data is lost.
 * @throws StartError without consent
 */
export async function reviewChanges(changes: readonly StackChange[], review: Review): Promise<void> {
  const { stage, say } = review;
  const changed = changes.filter(({ diff }) => diff.differenceCount > 0);
  if (changed.length === 0) return say('No stack changes.');
  for (const { stack, before, diff } of changed) {
    // A new stack has nothing to compare: the list of its resources would have hundreds of lines.
    if (before.Resources === undefined) say(`\nStack ${stack} is new: ${diff.resources.differenceCount} resources.`);
    else say(`\nStack ${stack}\n${readable(diff)}`);
  }
  const costs = sayMonthlyCosts(changed);
  if (costs.length) say(`\n${costs.join('\n')}`);
  say('');
  await agreeToDataLoss(changed.flatMap(findDataLosses), review);
  if (stage === 'production') await agreeToDeploy(review);
}

/** @throws StartError unless the options or the person agree to the loss of this data */
export async function agreeToDataLoss(
  losses: readonly DataLoss[],
  { stage, allowDataLoss, ask, say }: Review,
): Promise<void> {
  if (losses.length === 0) return;
  say('DATA IS LOST:');
  for (const { stack, resource, type, effect } of losses) say(`  ${resource} (${type} of ${stack}) ${effect}.`);
  if (allowDataLoss) return;
  if (!ask) {
    throw new StartError(
      'Nothing was changed, because data would be lost: see above. Make a backup first; --allow-data-loss goes on. --yes alone never does.',
    );
  }
  const answer = await ask(`Type the name of the stage, ${stage}, to lose this data: `);
  if (answer.trim() !== stage) throw new StartError('Nothing was changed.');
}

async function agreeToDeploy({ stage, yes, ask }: Review): Promise<void> {
  if (yes) return;
  if (!ask) throw new StartError(`Nothing was changed: nobody can answer here. --yes deploys ${stage} without asking.`);
  const answer = await ask(`Deploy this to ${stage}? (y/N) `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartError('Nothing was changed.');
}

/** The differences as `cdk diff` shows them. */
function readable(diff: StackChange['diff']): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  formatDifferences(stream, diff);
  return text.trimEnd();
}

/** Asks on this terminal; undefined if it is not interactive. */
export function terminal(): Consent['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  };
}
