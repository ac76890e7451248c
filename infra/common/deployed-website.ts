import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import * as z from 'zod/mini';
import { withAwsAccess } from './aws-access.ts';

/** The SSM parameter in which the website's stack describes itself for later deployments. */
const Deployed = z.object({
  /** Origin of the site for visitors. */
  url: z.string(),
  distribution: z.string(),
  /** Id of the REST API; absent if the deployed version's CDN sends no secret. */
  restApi: z.optional(z.string()),
  buckets: z.object({ site: z.string(), photos: z.string() }),
  turnstileSiteKey: z.optional(z.string()),
  retentionMonths: z.optional(z.int()),
  umrahLicence: z.optional(z.string()),
  riyalSign: z.optional(z.string()),
});
export type Deployed = z.infer<typeof Deployed>;

export const deployedParameter = (stage: string): string => `/rihla/${stage}/website`;

/**
 * Reads the deployed website of the environment's account and region; undefined before the first deployment.
 * @throws StartError without access to the account
 */
export async function findDeployed(stage: string): Promise<Deployed | undefined> {
  try {
    const request = new GetParameterCommand({ Name: deployedParameter(stage) });
    const { Parameter } = await withAwsAccess(() => new SSMClient({}).send(request));
    return Deployed.parse(JSON.parse(Parameter?.Value ?? ''));
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}
