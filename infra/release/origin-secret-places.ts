import { APIGatewayClient, UpdateStageCommand } from '@aws-sdk/client-api-gateway';
import {
  CloudFrontClient,
  GetDistributionConfigCommand,
  UpdateDistributionCommand,
  waitUntilDistributionDeployed,
} from '@aws-sdk/client-cloudfront';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { originSecret } from '#contracts/resources';
import { stage as apiStage } from '../shared/api-stage.ts';
import type { Deployed } from '../shared/deployed-website.ts';
import { StartError } from '../shared/start-error.ts';
import type { SecretPlaces } from './origin-secret.ts';

const StoredSecret = z.object({ current: z.string(), previous: z.string() });

/** In seconds. */
const longestDeployment = 1800;

/** Returns the places of the secret in the environment's account. */
export function deployedPlaces(stage: string, { distribution, restApi }: Deployed): SecretPlaces {
  const secrets = new SecretsManagerClient({});
  const SecretId = originSecret.of(stage);
  return {
    async read() {
      try {
        const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
        return StoredSecret.parse(JSON.parse(SecretString));
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error;
        throw new StartError(`The stage ${stage} has no secret yet: run npm run deploy first.`);
      }
    },
    async write(secret) {
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(secret) }));
    },
    async accept(accepted) {
      const path = `/variables/${originSecret.stageVariable}`;
      const patchOperations = [{ op: 'replace', path, value: accepted.join(',') } as const];
      await new APIGatewayClient({}).send(
        new UpdateStageCommand({ restApiId: restApi, stageName: apiStage, patchOperations }),
      );
    },
    send: (secret) => sendFromCdn(distribution, secret),
  };
}

async function sendFromCdn(Id: string, secret: string): Promise<void> {
  // CloudFront's API is in us-east-1.
  const client = new CloudFrontClient({ region: 'us-east-1' });
  const { ETag, DistributionConfig } = await client.send(new GetDistributionConfigCommand({ Id }));
  const headers = (DistributionConfig?.Origins?.Items ?? [])
    .flatMap(({ CustomHeaders }) => CustomHeaders?.Items ?? [])
    .filter(({ HeaderName }) => HeaderName?.toLowerCase() === originSecret.header);
  if (headers.length === 0) throw new StartError('The CDN sends no secret yet: run npm run deploy first.');
  for (const header of headers) header.HeaderValue = secret;
  await client.send(new UpdateDistributionCommand({ Id, IfMatch: ETag, DistributionConfig }));
  await waitUntilDistributionDeployed({ client, maxWaitTime: longestDeployment }, { Id });
}
