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
import { originSecret } from '#contracts/platform/resources';

/** The stored secret: the CDN sends `current`; the API accepts `previous` too, which is `none` between rotations. */
const StoredSecret = z.object({ current: z.string(), previous: z.string() });
export type StoredSecret = z.infer<typeof StoredSecret>;

/** The resources that hold or use the secret between CDN and API. */
export interface SecretPlaces {
  read(): Promise<StoredSecret>;
  write(secret: StoredSecret): Promise<void>;
  /** Sets the secrets that the API accepts. */
  accept(secrets: readonly string[]): Promise<void>;
  /** Makes the CDN send a secret. Resolves once all of its locations do. */
  send(secret: string): Promise<void>;
}

/** The deployed resources. */
interface Place {
  distribution: string;
  restApi: string;
  /** Stage of the API. */
  apiStage: string;
  /** Seconds to wait until the CDN has changed everywhere. */
  longest: number;
}

/** Returns the places of a stage's secret in the environment's account. */
export function deployedPlaces(stage: string, { distribution, restApi, apiStage, longest }: Place): SecretPlaces {
  const secrets = new SecretsManagerClient({});
  const SecretId = originSecret.of(stage);
  return {
    async read() {
      try {
        const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
        return StoredSecret.parse(JSON.parse(SecretString));
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) throw error;
        throw new Error(`The stage ${stage} has no secret yet: run npm run deploy first.`);
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
    send: (secret) => sendFromCdn(distribution, secret, longest),
  };
}

async function sendFromCdn(Id: string, secret: string, maxWaitTime: number): Promise<void> {
  // CloudFront's API is in us-east-1.
  const client = new CloudFrontClient({ region: 'us-east-1' });
  const { ETag, DistributionConfig } = await client.send(new GetDistributionConfigCommand({ Id }));
  const headers = (DistributionConfig?.Origins?.Items ?? [])
    .flatMap(({ CustomHeaders }) => CustomHeaders?.Items ?? [])
    .filter(({ HeaderName }) => HeaderName?.toLowerCase() === originSecret.header);
  if (headers.length === 0) throw new Error('The CDN sends no secret yet: run npm run deploy first.');
  for (const header of headers) header.HeaderValue = secret;
  await client.send(new UpdateDistributionCommand({ Id, IfMatch: ETag, DistributionConfig }));
  await waitUntilDistributionDeployed({ client, maxWaitTime }, { Id });
}
