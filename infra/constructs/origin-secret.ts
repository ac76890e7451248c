import { RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { originSecret } from '#contracts/platform/resources';
import { acknowledge } from './cdk-nag.ts';
import type { Stage } from './stage.ts';

/**
 * The secret by which the API's functions recognise the CDN. `previous` is accepted too, while
 * `npm run rotate-origin-secret` replaces the secret.
 */
export class OriginSecret extends Secret {
  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id, {
      // A fixed name, so that the stacks of API and website find it without holding on to it.
      secretName: originSecret.of(stage),
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: 'none' }),
        generateStringKey: 'current',
        passwordLength: 48,
        excludePunctuation: true,
      },
      // It protects no data, and a retained name would prevent creating the stack again.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this, { SMG4: 'A function of the website’s stack rotates it each month, API and CDN in turn.' });
  }
}

/** The secret that the CDN sends, for a stack that is deployed after the secret's. */
export const currentOriginSecret = (stage: Stage): SecretValue => part(stage, 'current');

/** The accepted secrets, separated by commas, for the API's stage. */
export const acceptedOriginSecrets = (stage: Stage): string =>
  (['current', 'previous'] as const).map((field) => part(stage, field).unsafeUnwrap()).join(',');

const part = (stage: Stage, jsonField: 'current' | 'previous') =>
  SecretValue.secretsManager(originSecret.of(stage), { jsonField });
