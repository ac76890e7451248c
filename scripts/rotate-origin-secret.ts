import { rotateOriginSecret } from '../infra/release/origin-secret.ts';
import { deployedPlaces } from '../infra/release/origin-secret-places.ts';
import { findDeployed } from '../infra/shared/deployed-website.ts';
import { readOptions, stageOption } from '../infra/shared/options.ts';
import { asStage } from '../infra/shared/stage-settings.ts';
import { exitWith, StartError } from '../infra/shared/start-error.ts';

/**
 * `npm run rotate-origin-secret -- --stage production`: replaces the secret by which the API recognises the CDN, in the
 * environment's account. The old one is accepted until every location of the CDN sends the new one.
 */
try {
  const stage = asStage(readOptions('npm run rotate-origin-secret --', { stage: stageOption }).stage);
  const deployed = await findDeployed(stage);
  if (!deployed?.restApi) throw new StartError(`No website that sends a secret is deployed for ${stage}.`);
  await rotateOriginSecret(deployedPlaces(stage, deployed), console.log);
} catch (error) {
  exitWith(error);
}
