import { type TableName, tables } from '#contracts/platform/resources';
import { openSystem } from '../infra/backup/open-system.ts';
import type { System } from '../infra/backup/system.ts';
import { readOptions } from '../infra/common/options.ts';
import { exitWith } from '../infra/common/start-error.ts';

/**
 * `npm run recount`: counts every enquiry again for the overview, while the system runs. Needed only after the table of
 * enquiries was changed by other means than the system. By default in the embedded system of DATA_DIR, running or not;
 * with `--stage`, in a stage on AWS or the endpoint in AWS_ENDPOINT_URL. Region and keys come from the environment.
 */
const used: readonly TableName[] = ['Enquiries', 'PastEnquiries', 'EnquiryCounts'];

/** Returns the environment of that system's functions. */
async function environmentOf({ database: { config }, tableName }: System): Promise<Record<string, string>> {
  const { accessKeyId, secretAccessKey, sessionToken } = await config.credentials();
  const endpoint = await config.endpoint?.();
  return {
    ...Object.fromEntries(used.map((name) => [tables[name].variable, tableName(name)])),
    AWS_REGION: await config.region(),
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...(sessionToken && { AWS_SESSION_TOKEN: sessionToken }),
    ...(endpoint && {
      AWS_ENDPOINT_URL_DYNAMODB: `${endpoint.protocol}//${endpoint.hostname}${endpoint.port ? `:${endpoint.port}` : ''}`,
    }),
  };
}

try {
  const { stage } = readOptions('npm run recount --', {
    stage: {
      type: 'string',
      value: '<name>',
      about: 'the deployed stage, dev or production; without it, this machine',
    },
  });
  const system = await openSystem(stage);
  try {
    Object.assign(process.env, await environmentOf(system));
    // The data modules read the environment when they load.
    const { recountEnquiries } = await import('../functions/logic/enquiries/enquiry-counts.ts');
    console.log(`${system.name}: counted again, ${await recountEnquiries()} months of a type.`);
  } finally {
    await system.close();
  }
} catch (error) {
  exitWith(error);
}
