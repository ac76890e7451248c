import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { processPhoto } from '#contracts/platform/consumers';

const font = join(import.meta.dirname, '../../../functions/logic/link-pictures/font');

/** Puts the font of link pictures beside the function that draws them, with its licence: no font is installed there. */
export const addLinkPictureFont = (functionsFolder: string): Promise<void> =>
  cp(font, join(functionsFolder, processPhoto.id, 'font'), { recursive: true });
