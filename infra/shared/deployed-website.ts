import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import * as z from 'zod/mini';

/** The parameter by which the website's stack tells later deployments what exists. */
const Deployed = z.object({
  /** Origin of the site for visitors. */
  url: z.string(),
  distribution: z.string(),
  /** Id of the REST API; absent after a deployment of a version whose CDN sends no secret. */
  restApi: z.optional(z.string()),
  buckets: z.object({ site: z.string(), photos: z.string() }),
  turnstileSiteKey: z.optional(z.string()),
});
export type Deployed = z.infer<typeof Deployed>;

export const deployedParameter = (stage: string): string => `/rihla/${stage}/website`;

/** Reads what is deployed in the environment's account and region; undefined before the first deployment. */
export async function findDeployed(stage: string): Promise<Deployed | undefined> {
  try {
    const { Parameter } = await new SSMClient({}).send(new GetParameterCommand({ Name: deployedParameter(stage) }));
    return Deployed.parse(JSON.parse(Parameter?.Value ?? ''));
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}
