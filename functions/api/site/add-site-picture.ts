import { addSitePicture } from '#contracts/api/site-pictures';
import { routeHandler } from '../../http/route-handler.ts';
import { beginPicture } from '../../logic/site-pictures/pictures.ts';

export const handler = routeHandler(addSitePicture, async ({ body, report }) => {
  const upload = await beginPicture(body);
  const section = body.use === 'hero' ? 'hero' : 'brand';
  report({ action: 'site_picture_added', record: { kind: 'site_section', id: section } });
  return upload;
});
