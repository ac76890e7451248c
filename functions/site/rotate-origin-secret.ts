import type { Context } from 'aws-lambda';
import { stageVariable } from '#contracts/platform/metrics';
import { rotationVariables } from '#contracts/platform/rotate-origin-secret';
import { deployedPlaces } from '../data/origin-secret-places.ts';
import { logger } from '../logger.ts';
import { rotateOriginSecret } from '../logic/origin-secret.ts';

/** Seconds kept for the steps after the CDN has changed. */
const margin = 60;

/**
 * Replaces the secret between CDN and API, as `npm run rotate-origin-secret` does. If the CDN takes longer than a call
 * may, the retry continues with the same secret.
 */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const of = (name: string) => process.env[name] ?? '';
  const places = deployedPlaces(of(stageVariable), {
    distribution: of(rotationVariables.distribution),
    restApi: of(rotationVariables.restApi),
    apiStage: of(rotationVariables.apiStage),
    longest: Math.floor(context.getRemainingTimeInMillis() / 1000) - margin,
  });
  await rotateOriginSecret(places, (text) => logger.info(text));
};
