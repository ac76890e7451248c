import { deployTo } from '../../infra/emulator/deploy.ts';
import { openEndpoint } from '../../infra/emulator/open-endpoint.ts';
import { reset } from '../../infra/emulator/reset.ts';
import { median, printTable, seconds, time } from './measure.ts';

const rounds = 3;

/** Deploys every stack to an empty account on an emulator, `cdk bootstrap` included. */
export async function benchDeploy() {
  const endpoint = await openEndpoint(console.log);
  try {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await reset(endpoint, { say: console.log });
      taken.push(await time(() => deployTo(endpoint, 'http://localhost:3000')));
    }
    const row = { to: endpoint.name, median: seconds(median(taken)), longest: seconds(Math.max(...taken)) };
    printTable('Deployment from nothing', [row]);
  } finally {
    await endpoint.stop();
  }
}
