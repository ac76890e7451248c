import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import * as z from 'zod/mini';

/** What the website's stack tells whoever deploys after it, on whatever machine. */
const Deployed = z.object({
  /** Where visitors reach the site. */
  url: z.string(),
  distribution: z.string(),
  buckets: z.object({ site: z.string(), photos: z.string(), logs: z.string() }),
});
export type Deployed = z.infer<typeof Deployed>;

export const deployedParameter = (stage: string): string => `/rihla/${stage}/website`;

/** What is deployed in the account and region of the environment; undefined before the first deployment. */
export async function findDeployed(stage: string): Promise<Deployed | undefined> {
  try {
    const { Parameter } = await new SSMClient({}).send(new GetParameterCommand({ Name: deployedParameter(stage) }));
    return Deployed.parse(JSON.parse(Parameter?.Value ?? ''));
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}
