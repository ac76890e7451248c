import { join, resolve } from 'node:path';
import { createPrivateFiles } from '../common/files.ts';
import { asStage } from '../common/stage-settings.ts';
import { StartError } from '../common/start-error.ts';
import { openDeployed } from './deployed-system.ts';
import { openEmbedded } from './embedded-system.ts';
import type { System } from './system.ts';

/**
 * Opens a command's system: a deployed stage, or by default the embedded system of DATA_DIR.
 *
 * @throws StartError if it is unclear which, or if there is none
 */
export async function openSystem(stage: string | undefined, { create = false } = {}): Promise<System> {
  createPrivateFiles();
  if (stage) return openDeployed(asStage(stage));
  if (process.env.AWS_ENDPOINT_URL) {
    throw new StartError('Name the stage with --stage: AWS_ENDPOINT_URL leads to an emulator.');
  }
  return openEmbedded(resolve(process.env.DATA_DIR || join(import.meta.dirname, '../../.local')), { create });
}
