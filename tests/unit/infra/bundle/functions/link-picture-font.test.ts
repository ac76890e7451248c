import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { handlerSources } from '../../../../../infra/bundle/functions/handler-sources.ts';
import { bundle } from '../../../../../infra/bundle/functions/index.ts';
import { addLinkPictureFont } from '../../../../../infra/bundle/functions/link-picture-font.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

it('is where the bundled function looks for it, with its licence', async () => {
  const folder = await temporaryFolder();
  const { processPhoto = '' } = handlerSources();
  // With shared files, as for the embedded server: the code that reads the font stays in the function's own folder.
  const { orderLinkPictures = '' } = handlerSources();
  await bundle({ processPhoto, orderLinkPictures }, folder, { sharesCode: true });
  await addLinkPictureFont(folder);
  const code = await readFile(join(folder, 'processPhoto/index.mjs'), 'utf8');
  const [, name = ''] = code.match(/import\.meta\.dirname,"(font\/[^"]*)"/) ?? [];
  expect((await readFile(join(folder, 'processPhoto', name))).length).toBeGreaterThan(50_000);
  expect(await readFile(join(folder, 'processPhoto/font/OFL.txt'), 'utf8')).toContain('SIL Open Font License');
});
