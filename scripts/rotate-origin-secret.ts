import { deployedPlaces } from '../functions/data/origin-secret-places.ts';
import { rotateOriginSecret } from '../functions/logic/origin-secret.ts';
import { stage as apiStage } from '../infra/common/api-stage.ts';
import { findDeployed } from '../infra/common/deployed-website.ts';
import { readOptions, stageOption } from '../infra/common/options.ts';
import { asStage } from '../infra/common/stage-settings.ts';
import { exitWith, StartError } from '../infra/common/start-error.ts';

/**
 * `npm run rotate-origin-secret -- --stage production`: replaces the secret by which the API recognises the CDN, in the
 * environment's account. The old one is accepted until every location of the CDN sends the new one.
 */
try {
  const stage = asStage(readOptions('npm run rotate-origin-secret --', { stage: stageOption }).stage);
  const deployed = await findDeployed(stage);
  if (!deployed?.restApi) throw new StartError(`No website that sends a secret is deployed for ${stage}.`);
  const { distribution, restApi } = deployed;
  const places = deployedPlaces(stage, { distribution, restApi, apiStage, longest: 1800 });
  await rotateOriginSecret(places, console.log);
} catch (error) {
  exitWith(error);
}
